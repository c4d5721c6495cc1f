/**
 * Whether somebody has asked this device for the tools of administrators, by `admin_options` = `yes` (shell §11). It
 * shows what a client can do by itself and gives no right: the server asks for those.
 */
export function hasAdminFlag(): boolean {
  try {
    return localStorage.getItem("admin_options") === "yes";
  } catch {
    return false;
  }
}
