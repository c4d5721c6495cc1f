/**
 * Namespace `/tables` (wire §31, tables §3). The query parameter `token` is a member's; without one,
 * or with one that has ended, a diner joins by a nickname. It stands by itself, so that a browser connects without
 * loading the schemas of what is sent there.
 */
export const TABLES_NAMESPACE = "/tables";
