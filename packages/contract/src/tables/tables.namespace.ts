/**
 * Namespace `/tables` (wire §31, tables §3). The query parameter `token` is a member's; without one, or with an expired
 * one, a diner joins by a nickname. It has a file of its own, so that a browser can connect without loading the schemas
 * of its events.
 */
export const TABLES_NAMESPACE = "/tables";
