import { type Crop, cropBox } from "@tablee/domain/pictures/crop";
import { PICTURE_SHAPES, type PictureUse } from "@tablee/domain/pictures/picture-shapes";
import type { ChosenPicture } from "./use-chosen-picture.ts";

/** What is sent: the visible part, or else the whole file with the part's coordinates. */
export interface PreparedPicture {
  file: File;
  crop: Crop | null;
}

const QUALITY = 0.85;

/**
 * Crops the picture to the visible part, scaled to the size at which it is stored, so that a phone sends kilobytes
 * instead of its whole photograph. If the browser cannot, the file is sent as it is and the server crops.
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
