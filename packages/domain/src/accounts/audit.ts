/**
 * Every use of a right that changes something, as the audit list names it. Orders are not among them: their own history
 * tells who moved and corrected them, from what, to what and when.
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
  "invitation.send",
  "invitation.withdraw",
  "right.grant",
  "right.revoke",
  "session.end",
  "discovery.approve",
  "discovery.reject",
  "comment.delete",
  "comment.dismiss",
  "member.certify",
  "member.suspend",
  "member.restore",
  "short_link.add",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
