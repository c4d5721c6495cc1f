/** The oldest browsers in which the app runs (shell §44). */
export const TARGET = ["safari17.4", "chrome120", "firefox128"];
