import { useEffect, useEffectEvent, useState } from "react";
import type { Platform } from "../../../platform/platform.ts";
import { useAppContext } from "../../../routes/app-context.ts";

/** `other`: a code was read that is not what is looked for. `refused`: the camera was; `none`: there is none. */
export type ScanState = "starting" | "looking" | "other" | "refused" | "none";

/** Between looks: a code is held for a second at least, and a phone has other things to do. */
const LOOK_MS = 200;
/** Large enough for a code at arm's length, small enough to be read within a look. */
const SIDE = 480;

/**
 * Shows the camera in a video and looks for QR codes in it until `read` says that one was the right one. What decodes
 * loads with the first look. The camera is let go of with the screen.
 */
export function useCodeScan(video: HTMLVideoElement | null, read: (text: string) => boolean): ScanState {
  const [state, setState] = useState<ScanState>("starting");
  const { platform } = useAppContext();
  const found = useEffectEvent(read);
  useEffect(() => {
    if (!video) return undefined;
    const scan = { over: false, stream: null as MediaStream | null };
    start(platform, video, scan, setState, (text) => found(text)).catch(() => {
      // What failed later than the camera leaves it on.
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
  // Heard of where it is awaited, unless the camera is refused before.
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

/** The middle of what the camera sees. */
function frameOf(video: HTMLVideoElement): ImageData | null {
  const side = Math.min(video.videoWidth, video.videoHeight);
  if (side === 0) return null;
  const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, (video.videoWidth - side) / 2, (video.videoHeight - side) / 2, side, side, 0, 0, SIDE, SIDE);
  return context.getImageData(0, 0, SIDE, SIDE);
}

/** A picture without a code is what there is most of the time. */
function decoded(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
