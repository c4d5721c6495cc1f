import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { IconButton } from "@tablee/design-system/icon-button";
import { Field } from "@tablee/design-system/inputs/field";
import { isComposing } from "@tablee/design-system/inputs/is-composing";
import { TextArea } from "@tablee/design-system/inputs/text-area";
import { MAX_COMMENT } from "@tablee/domain/comments/comment-text";
import { lengthOf } from "@tablee/domain/validation/text-length";
import { SendHorizontal, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useSession } from "../../session/session.ts";
import { StillSending } from "../../shell/bars/still-sending.tsx";
import { FollowButton } from "../members/follow-button.tsx";
import { useCommentDraft } from "./comment-drafts.ts";
import type { Refused, useSendComment } from "./use-send-comment.ts";
import { openedPart } from "../../shell/failures/opened-part.tsx";

const PhoneDialog = openedPart(
  async () => (await import("../accounts/registration/phone-verification-dialog.tsx")).PhoneVerificationDialog,
);

interface CommentFormProps {
  discovery: Discovery;
  sending: ReturnType<typeof useSendComment>;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The form of a comment: a growing field, a counter, and directly below what is wrong (comments §1). */
export function CommentForm({ discovery, sending, field }: CommentFormProps) {
  useWords();
  const { draft, change } = useCommentDraft(discovery.id);
  const { send, pending, refused, forget } = sending;
  const length = lengthOf(draft.text.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    // Shift+Enter is a new line; an Enter that ends an input method's composition belongs to the input method.
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send(draft);
  };
  return (
    <form
      className="pb-1"
      onSubmit={(event) => {
        event.preventDefault();
        send(draft);
      }}
    >
      <Answering discovery={discovery} field={field} />
      <div className="flex flex-wrap items-start gap-x-2">
        <Field
          label={m.comments_field()}
          labelHidden
          className="min-w-[min(11rem,100%)] flex-1"
          error={refused?.words}
          counter={
            <span className={length > MAX_COMMENT ? "font-semibold text-danger-ink" : "font-normal text-ink-3"}>
              {m.comments_counter({ count: length, most: MAX_COMMENT })}
            </span>
          }
        >
          <TextArea
            ref={field}
            value={draft.text}
            rows={1}
            placeholder={draft.answers ? m.comments_answer_placeholder() : m.comments_placeholder()}
            enterKeyHint="send"
            readOnly={pending !== null}
            onKeyDown={onKeyDown}
            onValueChange={(text) => {
              forget();
              change({ text });
            }}
          />
        </Field>
        <IconButton label={m.comments_send()} type="submit" loading={pending !== null} className="ms-auto shrink-0">
          <SendHorizontal aria-hidden="true" className="text-primary" />
        </IconButton>
      </div>
      <StillSending busy={pending !== null} className="mt-1.5" />
      <WayOut discovery={discovery} refused={refused} done={forget} field={field} />
    </form>
  );
}

/**
 * Says who is being answered, with a button to cancel. It moves the focus to the field, because the button disappears.
 */
function Answering({ discovery, field }: Pick<CommentFormProps, "discovery" | "field">) {
  useWords();
  const { draft, change } = useCommentDraft(discovery.id);
  const { answers } = draft;
  if (!answers) return null;
  return (
    <p className="mb-2 flex items-center justify-between gap-2 text-bs text-ink-2">
      {m.comments_answering({ name: answers.first_name })}
      <IconButton
        label={m.comments_answer_no()}
        variant="quiet"
        size="sm"
        onClick={() => {
          change({ answers: null });
          field.current?.focus();
        }}
      >
        <X aria-hidden="true" />
      </IconButton>
    </p>
  );
}

interface WayOutProps extends Pick<CommentFormProps, "discovery" | "field"> {
  refused: Refused | null;
  done: () => void;
}

/** Leads to what is missing: the phone's verification, or following the author. */
function WayOut({ discovery, refused, done, field }: WayOutProps) {
  useWords();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const verified = useRef(false);
  // Moves the focus back to the field: the button that was pressed is gone.
  useEffect(() => {
    if (open || !verified.current) return;
    verified.current = false;
    field.current?.focus();
  }, [open, field]);
  if (refused?.code === "follow_required") return <FollowFirst discovery={discovery} done={done} />;
  return (
    <>
      {refused?.code === "phone_validation_required" || open ? (
        <Button variant="strong" size="sm" className="mt-2" onClick={() => setOpen(true)}>
          {m.comments_go_to_phone()}
        </Button>
      ) : null}
      <PhoneDialog
        leave={() => setOpen(false)}
        open={open}
        onOpenChange={setOpen}
        phone={user?.phone_number ?? null}
        onVerified={() => {
          verified.current = true;
          done();
        }}
      />
    </>
  );
}

/** Once the author is followed, what was refused for lack of that can be sent. */
function FollowFirst({ discovery: { account_id: id, first_name }, done }: { discovery: Discovery; done: () => void }) {
  const { user } = useSession();
  const follows = user?.following.includes(id) ?? false;
  const followed = useRef(follows);
  useEffect(() => {
    if (follows && !followed.current) done();
    followed.current = follows;
  }, [follows, done]);
  return <FollowButton member={{ id, first_name }} size="sm" className="mt-2" />;
}
