import { type Crop, cropBox } from "@tablee/domain/pictures/crop";
import { PICTURE_SHAPES, type PictureUse } from "@tablee/domain/pictures/picture-shapes";
import type { ChosenPicture } from "./use-chosen-picture.ts";

/** What is sent: the part that is seen, or else the whole file and which part that is. */
export interface PreparedPicture {
  file: File;
  crop: Crop | null;
}

const QUALITY = 0.85;

/**
 * Cuts out what is seen, at most as large as it is kept, so that a telephone sends kilobytes and not its whole
 * photograph. Where the browser cannot, the file goes as it is and the server cuts.
 */
export async function preparePicture({ file, crop }: ChosenPicture, use: PictureUse): Promise<PreparedPicture> {
  const { ratio, widths } = PICTURE_SHAPES[use];
  const whole: PreparedPicture = { file: new File([file], "picture", { type: file.type }), crop };
  try {
    const bitmap = await createImageBitmap(file);
    const box = cropBox(bitmap, ratio, crop);
    const longest = Math.max(widths[0], Math.round(widths[0] / ratio));
    const scale = Math.min(1, longest / Math.max(box.width, box.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(box.width * scale);
    canvas.height = Math.round(box.height * scale);
    const context = canvas.getContext("2d");
    if (!context) return whole;
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, box.left, box.top, box.width, box.height, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return made ? { file: new File([made], "picture.jpg", { type: made.type }), crop: null } : whole;
  } catch {
    return whole;
  }
}
