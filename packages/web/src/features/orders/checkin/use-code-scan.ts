import { useEffect, useEffectEvent, useState } from "react";
import type { Platform } from "../../../platform/platform.ts";
import { useAppContext } from "../../../routes/app-context.ts";

/** `other`: a code was read, but not the right one. `refused`: access to the camera was; `none`: there is no camera. */
export type ScanState = "starting" | "looking" | "other" | "refused" | "none";

/** Between two attempts to decode: people hold a code for a second at least, and a phone has other work to do. */
const LOOK_MS = 200;
/** Large enough for a code at arm's length, and small enough to be decoded between two attempts. */
const SIDE = 480;

/**
 * Shows the camera's picture in a video and scans it for QR codes until `read` accepts one. The decoder loads with the
 * first scan. The camera is released when the screen is left.
 */
export function useCodeScan(video: HTMLVideoElement | null, read: (text: string) => boolean): ScanState {
  const [state, setState] = useState<ScanState>("starting");
  const { platform } = useAppContext();
  const found = useEffectEvent(read);
  useEffect(() => {
    if (!video) return undefined;
    const scan = { over: false, stream: null as MediaStream | null };
    start(platform, video, scan, setState, (text) => found(text)).catch(() => {
      // A failure after the camera was opened would leave it on.
      letGo(scan.stream);
      if (!scan.over) setState("none");
    });
    return () => {
      scan.over = true;
      letGo(scan.stream);
    };
  }, [platform, video]);
  return state;
}

const letGo = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

async function start(
  platform: Platform,
  video: HTMLVideoElement,
  scan: { over: boolean; stream: MediaStream | null },
  tell: (state: ScanState) => void,
  found: (text: string) => boolean,
): Promise<void> {
  const decoder = import("qr/decode.js");
  // Handled where it is awaited, unless the camera is refused before that.
  decoder.catch(() => undefined);
  const stream = await platform.camera();
  if (scan.over) return typeof stream === "string" ? undefined : letGo(stream);
  if (typeof stream === "string") return tell(stream);
  scan.stream = stream;
  video.srcObject = stream;
  await video.play();
  const { decodeQR } = await decoder;
  tell("looking");
  const look = () => {
    if (scan.over) return;
    const image = frameOf(video);
    const text = image && decoded(() => decodeQR(image));
    if (text && found(text)) return;
    if (text) tell("other");
    setTimeout(look, LOOK_MS);
  };
  look();
}

/** The central square of the camera's picture. */
function frameOf(video: HTMLVideoElement): ImageData | null {
  const side = Math.min(video.videoWidth, video.videoHeight);
  if (side === 0) return null;
  const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, (video.videoWidth - side) / 2, (video.videoHeight - side) / 2, side, side, 0, 0, SIDE, SIDE);
  return context.getImageData(0, 0, SIDE, SIDE);
}

/** Decoding throws when there is no code in the picture, which is the usual case. */
function decoded(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
