import { Drawer } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode, type RefCallback, type RefObject } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { ABOVE_PHONE, useMediaQuery } from "../media-query.tsx";
import { useBackCloses } from "./back-closes.ts";
import { SheetFoot } from "./keep-toasts-above.tsx";
import { useNoEcho } from "./no-echo.ts";
import { DOUBLE_MS, useOnePress } from "./one-press.ts";
import { PhotoEndContext } from "./photo-end.tsx";
import { useSwipeAway } from "./swipe-away.ts";

export interface ResponsiveDialogProps {
  open: boolean;
  /** Called on Escape, outside press, the close button and a swipe. The caller decides (and changes the address). */
  onOpenChange: (open: boolean) => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  /** The accessible name. With `aside` it is only for screen readers, because the aside shows it. */
  title: ReactNode;
  titleHidden?: boolean;
  /** One sentence below the title, which is also the accessible description. */
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays visible below the scrolling content: the total and the action. */
  footer?: ReactNode;
  /**
   * Photo and facts: on a phone at the top of the scrolling content, above 768 px a fixed column on the left. If facts
   * follow the photo, a PhotoEnd (photo-end.tsx) must separate them.
   */
  aside?: ReactNode;
  /** With `aside`, above 768 px: a small line beside the close button. */
  eyebrow?: ReactNode;
  /** Width above 768 px: sm 28rem, md 36rem, lg 48rem, xl 65rem. Default md; xl with `aside`. */
  size?: "sm" | "md" | "lg" | "xl";
  /** As tall as the screen allows, whatever the content. */
  fullHeight?: boolean;
  /**
   * The dialog is open by a step of the history of its own, or by the address: Back takes that. Otherwise Back closes the
   * dialog.
   */
  hasOwnStep?: boolean;
  /** Escape, outside press, swipe and Back do nothing, and there is no close button or handle. */
  locked?: boolean;
  /** An outside press does nothing, so that the second tap of a double tap cannot dismiss what was asked. */
  staysOnOutsidePress?: boolean;
  /** Default: the dialog itself, so that its name is read and a phone's keyboard stays closed. */
  initialFocus?: RefObject<HTMLElement | null> | false;
  /**
   * Default: the previously focused element. A function says what takes the focus when the dialog closes, by a key or
   * otherwise; true: the default.
   */
  finalFocus?: RefObject<HTMLElement | null> | false | ((by: string) => HTMLElement | true);
  /** Padding of the body; without it the children extend to the edges. Default true. */
  padded?: boolean;
  className?: string;
}

const WIDTHS = {
  sm: "tablet:max-w-[28rem]",
  md: "tablet:max-w-[36rem]",
  lg: "tablet:max-w-[48rem]",
  xl: "tablet:max-w-[65rem]",
} as const;

/**
 * A sheet on a phone, a centred dialog above 768 px. Both are the same tree, so that turning the phone loses no input.
 * Escape closes it, focus returns, the page behind does not scroll, and the sheet follows the finger and closes when
 * swiped down (shell §20).
 */
export function ResponsiveDialog(props: ResponsiveDialogProps) {
  const { open, onOpenChange, onClosed, size, fullHeight, locked, staysOnOutsidePress, aside, className } = props;
  const wide = useMediaQuery(ABOVE_PHONE);
  const popup = useRef<HTMLDivElement>(null);
  const { isFirst } = useOnePress(open);
  const noEcho = useNoEcho(open);
  const isEcho = useOpening(open);
  useBackCloses(open && !props.hasOwnStep, () => locked || onOpenChange(false));
  const swipe = useSwipeAway(popup, {
    // A swipe is reported by the pointer and touch events, and by Base UI if it was a flick; it must close only once.
    close: (at) => {
      if (isFirst(at)) onOpenChange(false);
    },
    enabled: !wide && !locked,
  });

  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next, { event, reason, cancel }) => {
        if (reason === "swipe" ? swipe.isTooShort() : isEcho(reason, event)) return cancel();
        // The dialog stays until the address has changed; a second close before that would go back one step too far.
        if (next || (!locked && isFirst(event.timeStamp))) onOpenChange(next);
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
      disablePointerDismissal={locked || staysOnOutsidePress}
    >
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop forceRender className="ds-scrim z-dialog" />
          <Drawer.Viewport
            className="fixed inset-x-0 top-[var(--seen-top,0px)] bottom-[var(--seen-bottom,0px)] z-dialog flex items-end justify-center tablet:items-center tablet:p-6"
            {...swipe.handlers}
          >
            <Drawer.Popup
              ref={popup}
              {...noEcho}
              initialFocus={props.initialFocus ?? popup}
              finalFocus={props.finalFocus}
              data-base-ui-swipe-ignore={wide || locked ? "" : undefined}
              className={classNames(
                "ds-sheet",
                aside ? "ds-sheet-split" : "",
                fullHeight && "ds-sheet-full",
                WIDTHS[size ?? (aside ? "xl" : "md")],
                className,
              )}
            >
              <DialogInside {...props} />
              {props.footer ? <SheetFoot>{props.footer}</SheetFoot> : null}
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  );
}

/** Returns whether an outside press is the second one of the double press that has opened the dialog. */
function useOpening(open: boolean): (reason: string, press: Event) => boolean {
  const opened = useRef(0);
  useEffect(() => {
    if (open) opened.current = performance.now();
  }, [open]);
  return (reason, { timeStamp }) => reason === "outside-press" && timeStamp - opened.current < DOUBLE_MS;
}

function DialogInside(props: ResponsiveDialogProps) {
  const [asideEnd, setAsideEnd] = useState<HTMLElement | null>(null);
  const [photoEnd, setPhotoEnd] = useState<HTMLElement | null>(null);
  const pastPhoto = usePast(photoEnd ?? asideEnd);
  return (
    <PhotoEndContext value={setPhotoEnd}>
      <DialogHead {...props} pastPhoto={pastPhoto} />
      <DialogBody {...props} asideEnd={setAsideEnd} />
    </PhotoEndContext>
  );
}

/** Whether an element has scrolled out at the top. An element outside the scroll container never has. */
function usePast(element: HTMLElement | null): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPast(!entry.isIntersecting);
      },
      // The margin is the height of the head, so that it has its background before anything else passes under it.
      // Everything below the viewport counts as visible: otherwise a jump from below to above would not be a change,
      // and the observer would not report it.
      { root: element.closest(".ds-sheet-scroll"), rootMargin: "-68px 0px 1000000px 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return past;
}

function DialogHead(props: ResponsiveDialogProps & { pastPhoto: boolean }) {
  const { title, titleHidden, description, closeLabel, aside, eyebrow, locked, pastPhoto } = props;
  const grab = locked ? null : (
    <span aria-hidden="true" className={classNames("ds-grab", aside ? "bg-plate" : "bg-line-control opacity-55")} />
  );
  const heading = (
    <>
      <Drawer.Title
        className={
          titleHidden || aside
            ? "sr-only"
            : "font-display text-t1 !text-[length:min(var(--text-t1),11vw)] wrap-break-word hyphens-auto"
        }
      >
        {title}
      </Drawer.Title>
      {description ? (
        <Drawer.Description className={titleHidden || aside ? "sr-only" : "mt-1.5 text-base text-ink-2"}>
          {description}
        </Drawer.Description>
      ) : null}
    </>
  );
  const close = locked ? null : (
    <Drawer.Close
      render={
        <IconButton
          label={closeLabel}
          variant={aside ? "plate" : "quiet"}
          size={aside ? "md" : "sm"}
          className={aside ? "tablet:bg-transparent tablet:text-ink" : ""}
        >
          <X aria-hidden="true" className="!size-5" />
        </IconButton>
      }
    />
  );
  if (aside) {
    return (
      <HeadOverPhoto pastPhoto={pastPhoto} title={title} eyebrow={eyebrow} close={close}>
        {grab}
        {heading}
      </HeadOverPhoto>
    );
  }
  return (
    <div
      className={classNames(
        "ds-sheet-head relative flex shrink-0 flex-wrap-reverse items-end justify-end gap-x-3 px-sheet pt-7 tablet:px-7 tablet:pt-6",
        titleHidden ? "pb-1" : "pb-3",
      )}
    >
      {grab}
      {/* If large text leaves little space, the close button moves above the title, so that no word is broken. */}
      <div className={titleHidden ? "" : "min-w-0 grow basis-[9rem] pt-0.5"}>{heading}</div>
      {close}
    </div>
  );
}

interface HeadOverPhotoProps extends Pick<ResponsiveDialogProps, "title" | "eyebrow" | "children"> {
  pastPhoto: boolean;
  close: ReactNode;
}

/**
 * Overlays the photo of a sheet, and gets a background and the title once the photo has scrolled out. Above 768 px it
 * is next to the photo.
 */
function HeadOverPhoto({ pastPhoto, title, eyebrow, close, children }: HeadOverPhotoProps) {
  return (
    <div
      className={classNames(
        "ds-sheet-head pointer-events-none absolute inset-x-0 top-0 z-10 flex items-center justify-end gap-3 p-3 transition-colors duration-150 tablet:pointer-events-auto tablet:static tablet:justify-between tablet:py-4 tablet:ps-7 tablet:pe-5",
        pastPhoto && "mobile:border-b mobile:border-line mobile:bg-surface mobile:ps-5",
      )}
    >
      {children}
      {/* The photo has scrolled out: content below the close button must not show through. */}
      {pastPhoto ? (
        <span
          aria-hidden="true"
          className="line-clamp-2 min-w-0 grow font-display text-t3 leading-tight wrap-break-word tablet:hidden"
        >
          {title}
        </span>
      ) : null}
      <span className="hidden text-mic font-semibold text-ink-2 tablet:block">{eyebrow}</span>
      <span className="pointer-events-auto">{close}</span>
    </div>
  );
}

function DialogBody(props: ResponsiveDialogProps & { asideEnd: RefCallback<HTMLElement> }) {
  const { aside, asideEnd, children, padded = true } = props;
  const inside = padded && "px-sheet pb-5 tablet:px-7";
  if (!aside) {
    return (
      <Drawer.Content className={classNames("ds-sheet-body min-h-0 grow overflow-y-auto overscroll-contain", inside)}>
        {children}
      </Drawer.Content>
    );
  }
  return (
    <Drawer.Content className="ds-sheet-scroll">
      <div className="ds-sheet-aside">{aside}</div>
      <div ref={asideEnd} aria-hidden="true" className="h-px tablet:hidden" />
      <div className={classNames("ds-sheet-body", inside)}>{children}</div>
    </Drawer.Content>
  );
}
