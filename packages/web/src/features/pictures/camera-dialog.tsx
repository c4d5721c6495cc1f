import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Message } from "@tablee/design-system/message";
import { useEffect, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";

interface CameraDialogProps {
  open: boolean;
  at: "world" | "person";
  onClose: () => void;
  onPhoto: (photo: Blob) => void;
}

/** The JPEG quality of camera pictures (accounts §42): half, which is indistinguishable at these sizes. */
const QUALITY = 0.5;

type State = "starting" | "looking" | "refused" | "none";

/** Shows the device's camera, with a button that takes a picture. */
export function CameraDialog({ open, at, onClose, onPhoto }: CameraDialogProps) {
  useWords();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const state = useCamera(open ? video : null, at);
  const take = async () => {
    const photo = video && (await frameOf(video));
    if (!photo) return;
    onPhoto(photo);
    onClose();
  };
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={m.pictures_camera_title()}
      closeLabel={m.pictures_camera_close()}
      size="sm"
      footer={
        <Button block size="lg" disabled={state !== "looking"} onClick={() => void take()}>
          {m.pictures_camera_take()}
        </Button>
      }
    >
      <div className={state === "refused" || state === "none" ? "hidden" : "overflow-hidden rounded-card bg-night"}>
        <video
          ref={setVideo}
          muted
          playsInline
          aria-hidden="true"
          className={`aspect-square size-full object-cover ${at === "person" ? "-scale-x-100" : ""}`}
        />
      </div>
      <div aria-live="polite" className="mt-3">
        {state === "starting" ? <p className="text-center text-ink-2">{m.pictures_camera_starting()}</p> : null}
        {state === "refused" ? <Message tone="warning">{m.pictures_camera_refused()}</Message> : null}
        {state === "none" ? <Message tone="warning">{m.pictures_camera_none()}</Message> : null}
      </div>
    </ResponsiveDialog>
  );
}

/** Shows the camera in a video element, and releases it with the element. */
function useCamera(video: HTMLVideoElement | null, at: "world" | "person"): State {
  const [state, setState] = useState<State>("starting");
  const { platform } = useAppContext();
  useEffect(() => {
    if (!video) return undefined;
    let over = false;
    let stream: MediaStream | null = null;
    const letGo = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      const camera = await platform.camera(at);
      if (typeof camera === "string") return setState(over ? "starting" : camera);
      stream = camera;
      if (over) return letGo();
      await show(video, camera);
      setState("looking");
    };
    start().catch(() => {
      letGo();
      if (!over) setState("none");
    });
    return () => {
      over = true;
      letGo();
      setState("starting");
    };
  }, [platform, video, at]);
  return state;
}

async function show(video: HTMLVideoElement, camera: MediaStream): Promise<void> {
  video.srcObject = camera;
  await video.play();
}

function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
