import type { CropArea } from "@tablee/design-system/pictures/crop-view";
import { PICTURE_TYPES, type PictureFault } from "@tablee/domain/pictures/picture-limits";
import { useEffect, useState } from "react";

export interface ChosenPicture {
  file: Blob;
  /** The URL by which the page shows it. */
  url: string;
  /** The visible part; null until the picture has been shown. */
  crop: CropArea | null;
}

export interface PictureChoice {
  picture: ChosenPicture | null;
  /** Why the last file was not accepted. */
  fault: PictureFault | null;
  /** Returns whether it was accepted. */
  choose: (file: Blob) => boolean;
  setCrop: (crop: CropArea) => void;
  /** Called if what was chosen cannot be shown, or was refused. */
  refuse: (fault: PictureFault) => void;
  clear: () => void;
  /** Called when the file has been sent; what was chosen since stays. */
  sent: (file: Blob) => void;
}

/** The state of a picture that was chosen and not sent yet. */
export function useChosenPicture(): PictureChoice {
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const url = picture?.url;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);
  return {
    picture,
    fault,
    choose: (file) => {
      // A file of a type that the device does not name is checked by whoever reads it; SVG and videos are refused at
      // once.
      const known = file.type === "" || (PICTURE_TYPES as readonly string[]).includes(file.type);
      setFault(known ? null : "not_a_picture");
      if (known) setPicture({ file, url: URL.createObjectURL(file), crop: null });
      return known;
    },
    setCrop: (crop) => setPicture((now) => now && { ...now, crop }),
    refuse: (why) => {
      setFault(why);
      setPicture(null);
    },
    clear: () => {
      setFault(null);
      setPicture(null);
    },
    sent: (file) => setPicture((now) => (now?.file === file ? null : now)),
  };
}
