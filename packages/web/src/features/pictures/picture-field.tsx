import { Button } from "@tablee/design-system/button";
import { classNames } from "@tablee/design-system/class-names";
import { Message } from "@tablee/design-system/message";
import { Notice } from "@tablee/design-system/notice";
import { PictureCrop } from "@tablee/design-system/pictures/picture-crop";
import type { Language } from "@tablee/domain/language/text";
import { PICTURE_TYPES } from "@tablee/domain/pictures/picture-limits";
import { PICTURE_SHAPES, type PictureUse } from "@tablee/domain/pictures/picture-shapes";
import { Camera, CircleAlert, ImagePlus, ImageUp } from "lucide-react";
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { formatPercent } from "../../language/formats.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { CameraDialog } from "./camera-dialog.tsx";
import { pictureIn } from "./pasted-picture.ts";
import { FAULT_WORDS } from "./picture-words.ts";
import type { PictureChoice } from "./use-chosen-picture.ts";

interface PictureFieldProps {
  choice: PictureChoice;
  use: PictureUse;
  /** The direction of the camera; the world by default. */
  camera?: "world" | "person";
  /** The error if a picture is missing. */
  problem?: string | null;
}

/** Chooses a picture (a file, dropped, pasted, or from the camera) and the part of it to show. */
export function PictureField({ choice, use, camera = "world", problem = null }: PictureFieldProps) {
  const language = useLanguage();
  const [wrong, kinds] = [useId(), useId()];
  const { picture, fault } = choice;
  const [filming, setFilming] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  usePastedPicture(choice.choose);
  const open = () => input.current?.click();
  return (
    <div role="group" aria-label={m.pictures_area()} className="grid grid-cols-1 gap-3">
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(",")}
        aria-label={m.pictures_choose()}
        // Pressed by the button below, the only one that screen readers see: two of the same name would confuse.
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) choice.choose(file);
          // Lets the same file be chosen again.
          currentTarget.value = "";
        }}
      />
      <DropArea empty={picture === null} tall={use === "discovery"} onFile={choice.choose}>
        {picture ? (
          <PictureCrop
            src={picture.url}
            ratio={PICTURE_SHAPES[use].ratio}
            round={use === "avatar"}
            words={cropWords(language)}
            onCrop={choice.setCrop}
            onUnreadable={() => choice.refuse("damaged")}
          />
        ) : (
          <ImagePlus aria-hidden="true" className="mt-4 size-9 justify-self-center text-ink-3" strokeWidth={1.5} />
        )}
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            variant={picture ? "quiet" : "strong"}
            start={picture ? <ImageUp aria-hidden="true" /> : <ImagePlus aria-hidden="true" />}
            aria-describedby={[problem !== null && wrong, !picture && kinds].filter(Boolean).join(" ") || undefined}
            onClick={open}
          >
            {picture ? m.pictures_another() : m.pictures_choose()}
          </Button>
          <Button variant="outline" start={<Camera aria-hidden="true" />} onClick={() => setFilming(true)}>
            {m.pictures_camera()}
          </Button>
        </div>
        {picture ? null : <OtherWays kinds={kinds} />}
      </DropArea>
      <Wrong fault={fault} problem={problem} id={wrong} />
      <CameraDialog open={filming} at={camera} onClose={() => setFilming(false)} onPhoto={choice.choose} />
    </div>
  );
}

function Wrong({ fault, problem, id }: { fault: PictureChoice["fault"]; problem: string | null; id: string }) {
  useWords();
  return (
    <>
      {fault ? (
        <Notice tone="danger" icon={<CircleAlert />}>
          {FAULT_WORDS[fault]()}
        </Notice>
      ) : null}
      {problem === null ? null : (
        <Message tone="danger" id={id} announce>
          {problem}
        </Message>
      )}
    </>
  );
}

/** Says below the buttons which ways have no button, and which files are accepted. */
function OtherWays({ kinds }: { kinds: string }) {
  useWords();
  return (
    <div className="grid justify-items-center gap-1 px-2 text-center">
      <p className="text-bs text-ink-2 mobile:hidden">{m.pictures_drop()}</p>
      <p id={kinds} className="text-cap text-ink-3">
        {m.pictures_kinds()}
      </p>
    </div>
  );
}

function DropArea({
  empty,
  tall,
  onFile,
  children,
}: {
  empty: boolean;
  /** Whether it is as tall as the picture will be, if there is room. */
  tall: boolean;
  onFile: (file: Blob) => void;
  children: React.ReactNode;
}) {
  const [over, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return (
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      className={classNames(
        "grid grid-cols-1 gap-4 rounded-card",
        empty && "border-2 border-dashed border-line-control p-4",
        empty && tall && "large:aspect-[4/5] large:content-center",
        over && "bg-primary-tint outline-2 outline-offset-2 outline-primary",
      )}
    >
      {children}
    </div>
  );
}

/** Takes a picture that is pasted anywhere on the page, except where one types. */
function usePastedPicture(take: (file: Blob) => void): void {
  const pasted = useEffectEvent(take);
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const file = event.clipboardData && pictureIn(event.clipboardData, event.target);
      if (!file) return;
      event.preventDefault();
      pasted(file);
    };
    document.addEventListener("paste", hear);
    return () => document.removeEventListener("paste", hear);
  }, []);
}

const cropWords = (language: Language) => ({
  label: m.pictures_crop_label(),
  hint: m.pictures_crop_hint(),
  zoom: m.pictures_crop_zoom(),
  nearer: m.pictures_crop_nearer(),
  farther: m.pictures_crop_farther(),
  percent: (percent: number) => formatPercent(percent, language),
  place: (zoom: number, across: number, down: number) =>
    m.pictures_crop_place({
      zoom: formatPercent(zoom, language),
      across: formatPercent(across, language),
      down: formatPercent(down, language),
    }),
});
