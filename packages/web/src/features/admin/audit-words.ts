import type { AuditEntry } from "@tablee/contract/accounts/rights.contract";
import type { AuditSubjectKind } from "@tablee/domain/accounts/audit";
import { m } from "../../paraglide/messages.js";
import { isFields, type Reader, valueWords } from "./changed-values.ts";
import { fieldName } from "./field-names.ts";

/** The text of each act; complete, because a new act does not compile without one. */
export const ACTION_WORDS: Record<AuditEntry["action"], () => string> = {
  "stock.set": () => m.admin_did_stock(),
  "restaurant.pause": () => m.admin_did_pause(),
  "restaurant.capacity": () => m.admin_did_capacity(),
  "printer.add": () => m.admin_did_printer_add(),
  "printer.change": () => m.admin_did_printer_change(),
  "printer.remove": () => m.admin_did_printer_remove(),
  "table.add": () => m.admin_did_table_add(),
  "table.rename": () => m.admin_did_table_rename(),
  "table.clear": () => m.admin_did_table_clear(),
  "table.code": () => m.admin_did_table_code(),
  "table.close": () => m.admin_did_table_close(),
  "webhook.add": () => m.admin_did_webhook_add(),
  "webhook.change": () => m.admin_did_webhook_change(),
  "webhook.secret": () => m.admin_did_webhook_secret(),
  "webhook.remove": () => m.admin_did_webhook_remove(),
  "origin.allow": () => m.admin_did_origin_allow(),
  "origin.disallow": () => m.admin_did_origin_disallow(),
  "import.run": () => m.admin_did_import(),
  "import.set_aside": () => m.admin_did_import_set_aside(),
  "invitation.send": () => m.admin_did_invitation(),
  "invitation.withdraw": () => m.admin_did_invitation_withdraw(),
  "right.grant": () => m.admin_did_grant(),
  "right.revoke": () => m.admin_did_revoke(),
  "session.end": () => m.admin_did_sign_out(),
  "second_step.forget": () => m.admin_did_forget_second_step(),
  "discovery.approve": () => m.admin_did_discovery_approve(),
  "discovery.reject": () => m.admin_did_discovery_reject(),
  "comment.delete": () => m.admin_did_comment_delete(),
  "comment.dismiss": () => m.admin_did_comment_dismiss(),
  "member.certify": () => m.admin_did_member_certify(),
  "member.suspend": () => m.admin_did_member_suspend(),
  "member.restore": () => m.admin_did_member_restore(),
  "member.credit": () => m.admin_did_member_credit(),
  "short_link.add": () => m.admin_did_short_link_add(),
  "domain.add": () => m.admin_did_domain_add(),
  "domain.change": () => m.admin_did_domain_change(),
  "domain.remove": () => m.admin_did_domain_remove(),
  "frame.allow": () => m.admin_did_frame_allow(),
  "frame.disallow": () => m.admin_did_frame_disallow(),
  "zone.add": () => m.admin_did_zone_add(),
  "zone.change": () => m.admin_did_zone_change(),
  "group.add": () => m.admin_did_group_add(),
  "group.change": () => m.admin_did_group_change(),
  "article.add": () => m.admin_did_article_add(),
  "article.save": () => m.admin_did_article_save(),
  "article.publish": () => m.admin_did_article_publish(),
  "article.schedule": () => m.admin_did_article_schedule(),
  "article.unschedule": () => m.admin_did_article_unschedule(),
  "article.withdraw": () => m.admin_did_article_withdraw(),
  "menu.publish": () => m.admin_did_menu_publish(),
  "menu.plan": () => m.admin_did_menu_plan(),
  "menu.discard": () => m.admin_did_menu_discard(),
  "menu.import": () => m.admin_did_menu_import(),
  "menu.restore": () => m.admin_did_menu_restore(),
  "place.make": () => m.admin_did_place_make(),
  "place.open": () => m.admin_did_place_open(),
  "place.left": () => m.admin_did_place_left(),
  "place.back": () => m.admin_did_place_back(),
  "settings.change": () => m.admin_did_settings(),
  "staff.invite": () => m.admin_did_staff_invite(),
  "staff.withdraw": () => m.admin_did_staff_withdraw(),
  "staff.join": () => m.admin_did_staff_join(),
  "claim.confirm": () => m.admin_did_claim_confirm(),
  "claim.approve": () => m.admin_did_claim_approve(),
  "claim.refuse": () => m.admin_did_claim_refuse(),
};

/** The text of each kind of subject; complete as well. */
const SUBJECT_WORDS: Readonly<Record<AuditSubjectKind | "everybody", (which: string) => string>> = {
  item: (id) => m.admin_subject_item({ id }),
  modifier: (id) => m.admin_subject_modifier({ id }),
  restaurant: (id) => m.admin_subject_restaurant({ id }),
  printer: (id) => m.admin_subject_printer({ id }),
  table: (id) => m.admin_subject_table({ id }),
  webhook: (id) => m.admin_subject_webhook({ id }),
  origin: (id) => m.admin_subject_origin({ id }),
  account: (id) => m.admin_subject_account({ id }),
  invitation: (id) => m.admin_subject_invitation({ id }),
  recommendation: (id) => m.admin_subject_discovery({ id }),
  comment: (id) => m.admin_subject_comment({ id }),
  file: (format) => m.admin_subject_file({ format }),
  domain: (host) => host,
  frame: (origin) => origin,
  zone: (alias) => alias,
  group: (alias) => alias,
  article: (id) => m.admin_subject_article({ id }),
  version: (number) => m.admin_subject_version({ number }),
  short_link: (key) => m.admin_subject_short_link({ key }),
  draft: () => m.admin_subject_draft(),
  everybody: () => m.admin_subject_everybody(),
};

const isKind = (kind: string): kind is keyof typeof SUBJECT_WORDS => Object.hasOwn(SUBJECT_WORDS, kind);

/**
 * Returns the text of "item 12" and the like; what an older version recorded and has no text any more is shown as it
 * is.
 */
export function subjectWords(subject: string): string {
  const [kind = "", which = ""] = subject.split(" ");
  return isKind(kind) ? SUBJECT_WORDS[kind](which) : subject;
}

/** One change. */
export interface Changed {
  /** The field, by its name in calls. */
  field: string;
  name: string;
  before: string | null;
  after: string | null;
}

/** Returns what an act changed, field by field, in the reader's language. */
export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">, reader: Reader): Changed[] {
  const [was = {}, is = {}] = [before, after].map((side) => (isFields(side) ? side : {}));
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => JSON.stringify(was[field] ?? null) !== JSON.stringify(is[field] ?? null))
    .map((field) => ({
      field,
      name: fieldName(field),
      before: valueWords(field, was[field], reader),
      after: valueWords(field, is[field], reader),
    }));
}
