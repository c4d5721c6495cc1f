import { accountsRouter } from "./accounts/accounts.router.ts";

/** Every call of the contract, room by room. */
export const router = {
  accounts: accountsRouter,
};
