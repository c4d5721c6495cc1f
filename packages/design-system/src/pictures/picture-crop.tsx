import { Minus, Plus } from "lucide-react";
import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { areaOf, type CropArea, type CropView, MAX_ZOOM, MIDDLE, within } from "./crop-view.ts";
import { useCropGestures } from "./use-crop-gestures.ts";

export interface PictureCropWords {
  /** The accessible name of the frame. */
  label: string;
  /** How to move the picture: by finger, mouse and keys. */
  hint: string;
  zoom: string;
  nearer: string;
  farther: string;
  /** A percentage with its sign, as the language writes it. */
  percent: (percent: number) => string;
  /** The visible part for screen readers: the zoom and the position of the centre, all in percent. */
  place: (zoom: number, across: number, down: number) => string;
}

export interface PictureCropProps {
  /** The picture's address. A new address starts again. */
  src: string;
  /** Ratio of the frame: width divided by height. */
  ratio: number;
  /** A round frame, as portraits are shown. */
  round?: boolean | undefined;
  words: PictureCropWords;
  /** Called with the visible part, initially and after each change. */
  onCrop: (area: CropArea) => void;
  /** Called if the browser cannot show this file. */
  onUnreadable: () => void;
  className?: string;
}

/** The step for one key press, as a fraction of the frame. */
const STEP = 0.04;
const ZOOM_STEP = 1.1;
const percent = (value: number) => Math.round(value * 100);

/**
 * A picture behind a frame of fixed ratio, which can be dragged, pinched, zoomed with the wheel, or moved with the
 * arrow keys and + and -. What the frame shows is the crop.
 */
export function PictureCrop(props: PictureCropProps) {
  return <Frame key={props.src} {...props} />;
}

function Frame({ src, ratio, round, words, onCrop, onUnreadable, className }: PictureCropProps) {
  const [picture, setPicture] = useState<number | null>(null);
  const [view, setView] = useState<CropView>(MIDDLE);
  const hint = useId();
  const tell = useEffectEvent(onCrop);
  useEffect(() => {
    if (picture !== null) tell(areaOf(view, picture, ratio));
  }, [view, picture, ratio]);
  const go = (next: CropView) => {
    if (picture !== null) setView(within(next, picture, ratio));
  };
  const area = areaOf(view, picture ?? ratio, ratio);
  return (
    <div className={classNames("grid grid-cols-1 gap-3", className)}>
      <Window {...{ ratio, round, words, hint, view, area, picture, setView, go }}>
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalWidth > 0 && naturalHeight > 0) setPicture(naturalWidth / naturalHeight);
            else onUnreadable();
          }}
          onError={onUnreadable}
          style={{
            width: `${100 / area.width}%`,
            height: `${100 / area.height}%`,
            left: `${(-100 * area.x) / area.width}%`,
            top: `${(-100 * area.y) / area.height}%`,
          }}
          className={classNames("pointer-events-none absolute max-w-none", picture === null && "opacity-0")}
        />
      </Window>
      <p id={hint} className="text-center text-cap text-ink-3">
        {words.hint}
      </p>
      <ZoomRow words={words} zoom={view.zoom} onZoom={(zoom) => go({ ...view, zoom })} />
    </div>
  );
}

interface WindowProps extends Pick<PictureCropProps, "ratio" | "round" | "words"> {
  /** The id of the element that explains how to move the picture. */
  hint: string;
  view: CropView;
  area: CropArea;
  /** The picture's width divided by its height; null until it has loaded. */
  picture: number | null;
  setView: Dispatch<SetStateAction<CropView>>;
  go: (view: CropView) => void;
  children: ReactNode;
}

/** The frame. For screen readers it is a slider whose value describes zoom and position. */
function Window({ ratio, round, words, hint, view, area, picture, setView, go, children }: WindowProps) {
  const frame = useRef<HTMLDivElement>(null);
  useCropGestures(frame, { ratios: picture === null ? null : { picture, frame: ratio }, setView });
  return (
    <div
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={words.label}
      aria-describedby={hint}
      aria-valuemin={100}
      aria-valuemax={percent(MAX_ZOOM)}
      aria-valuenow={percent(view.zoom)}
      aria-valuetext={words.place(percent(view.zoom), percent(view.x), percent(view.y))}
      onKeyDown={(event) => {
        const next = event.ctrlKey || event.metaKey || event.altKey ? null : afterKey(view, event.key, area);
        if (!next) return;
        event.preventDefault();
        go(next);
      }}
      style={{ aspectRatio: ratio }}
      className={classNames(
        "relative mx-auto w-full max-w-[26rem] cursor-grab touch-none overflow-hidden bg-sunken-2 select-none active:cursor-grabbing",
        round ? "rounded-full" : "rounded-photo",
      )}
    >
      {children}
      {round ? null : <Thirds />}
    </div>
  );
}

/** The view after a key press; null if the key has no function here. */
function afterKey(view: CropView, key: string, area: CropArea): CropView | null {
  switch (key) {
    case "ArrowLeft":
      return { ...view, x: view.x - STEP * area.width };
    case "ArrowRight":
      return { ...view, x: view.x + STEP * area.width };
    case "ArrowUp":
      return { ...view, y: view.y - STEP * area.height };
    case "ArrowDown":
      return { ...view, y: view.y + STEP * area.height };
    case "+":
    case "=":
      return { ...view, zoom: view.zoom * ZOOM_STEP };
    case "-":
    case "_":
      return { ...view, zoom: view.zoom / ZOOM_STEP };
    case "Home":
      return MIDDLE;
    default:
      return null;
  }
}

function ZoomRow({ words, zoom, onZoom }: { words: PictureCropWords; zoom: number; onZoom: (zoom: number) => void }) {
  return (
    <div className="flex items-center gap-2">
      <IconButton label={words.farther} disabled={zoom <= 1} onClick={() => onZoom(zoom / ZOOM_STEP ** 2)}>
        <Minus />
      </IconButton>
      <input
        type="range"
        aria-label={words.zoom}
        aria-valuetext={words.percent(percent(zoom))}
        min={1}
        max={MAX_ZOOM}
        step={0.01}
        value={zoom}
        onChange={(event) => onZoom(Number(event.target.value))}
        className="h-11 min-w-0 grow cursor-pointer accent-primary"
      />
      <IconButton label={words.nearer} disabled={zoom >= MAX_ZOOM} onClick={() => onZoom(zoom * ZOOM_STEP ** 2)}>
        <Plus />
      </IconButton>
    </div>
  );
}

/** The lines of the rule of thirds. */
function Thirds() {
  const line = "pointer-events-none absolute bg-white/40";
  return (
    <>
      <div aria-hidden="true" className={classNames(line, "inset-y-0 left-1/3 w-px")} />
      <div aria-hidden="true" className={classNames(line, "inset-y-0 left-2/3 w-px")} />
      <div aria-hidden="true" className={classNames(line, "inset-x-0 top-1/3 h-px")} />
      <div aria-hidden="true" className={classNames(line, "inset-x-0 top-2/3 h-px")} />
    </>
  );
}
