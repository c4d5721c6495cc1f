/**
 * Whether somebody has enabled the administrators' tools on this device, with `admin_options` = `yes` (shell §11). This
 * shows what a client can do by itself and grants no rights: the server checks those.
 */
export function hasAdminFlag(): boolean {
  try {
    return localStorage.getItem("admin_options") === "yes";
  } catch {
    return false;
  }
}
