/**
 * Every act that needs a right and changes something, as the audit list names it. Orders are not in the list: an
 * order's own history records who moved or corrected it, from what to what, and when.
 */
export const AUDIT_ACTIONS = [
  "stock.set",
  "restaurant.pause",
  "restaurant.capacity",
  "printer.add",
  "printer.change",
  "printer.remove",
  "table.add",
  "table.rename",
  "table.clear",
  "table.code",
  "table.close",
  "webhook.add",
  "webhook.change",
  "webhook.secret",
  "webhook.remove",
  "origin.allow",
  "origin.disallow",
  "import.run",
  "import.set_aside",
  "invitation.send",
  "invitation.withdraw",
  "right.grant",
  "right.revoke",
  "session.end",
  "second_step.forget",
  "discovery.approve",
  "discovery.reject",
  "comment.delete",
  "comment.dismiss",
  "member.certify",
  "member.suspend",
  "member.restore",
  "member.credit",
  "short_link.add",
  "domain.add",
  "domain.change",
  "domain.remove",
  "frame.allow",
  "frame.disallow",
  "zone.add",
  "zone.change",
  "group.add",
  "group.change",
  "article.add",
  "article.save",
  "article.publish",
  "article.schedule",
  "article.unschedule",
  "article.withdraw",
  "menu.publish",
  "menu.plan",
  "menu.discard",
  "menu.restore",
  "menu.import",
  "settings.change",
  "place.make",
  "place.open",
  "place.left",
  "place.back",
  "staff.invite",
  "staff.withdraw",
  "staff.join",
  "claim.confirm",
  "claim.approve",
  "claim.refuse",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The kinds of thing that an act can apply to, besides `everybody`. A subject is a kind and an id: `item 12`. */
export type AuditSubjectKind =
  | "item"
  | "modifier"
  | "restaurant"
  | "printer"
  | "table"
  | "webhook"
  | "origin"
  | "account"
  | "invitation"
  | "recommendation"
  | "comment"
  | "file"
  | "domain"
  | "frame"
  | "zone"
  | "group"
  | "article"
  | "version"
  | "short_link"
  | "draft";
export type AuditSubject = `${AuditSubjectKind} ${string | number}` | "everybody";

/**
 * Fields whose old and new values the audit list records, besides a restaurant's settings. Each has the name that it
 * has in the API.
 */
export type AuditField =
  | "name"
  | "host"
  | "port"
  | "columns"
  | "language"
  | "auto_print"
  | "status"
  | "max_open_orders"
  | "capacity"
  | "stock_status"
  | "sitting"
  | "url"
  | "events"
  | "active"
  | "origin"
  | "restaurants"
  | "items"
  | "combos"
  | "modifier_groups"
  | "created"
  | "updated"
  | "unchanged"
  | "ref"
  | "fault"
  | "certification"
  | "role"
  | "admin"
  | "moderator"
  | "sessions"
  | "app"
  | "passkeys"
  | "providers"
  | "kind"
  | "reason"
  | "reports"
  | "until"
  | "credit"
  | "path"
  | "primary"
  | "ground"
  | "logo_url"
  | "cover_url"
  | "logo"
  | "cover"
  | "zone"
  | "alias"
  | "latitude"
  | "longitude"
  | "radius"
  | "id"
  | "revision"
  | "at"
  | "changes"
  | "dishes"
  | "domain"
  | "refusal";
