import { eraseAccounts } from "./accounts/erasure/erase-accounts.ts";
import { purgeSessions } from "./accounts/purge-sessions.ts";
import { purgeCodes } from "./accounts/registration/purge-codes.ts";
import type { Chore } from "./jobs/chore.ts";
import { purgeTickets } from "./kitchen/printing/purge-tickets.ts";
import { purgeMisses } from "./management/figures/record-miss.ts";
import { purgeClaims } from "./management/claims/purge-claims.ts";
import { purgeVersions } from "./management/purge-versions.ts";
import { purgeStaffInvitations } from "./management/people/staff-mail.ts";
import { purgeNotifications } from "./notifications/purge-notifications.ts";
import { blankServed } from "./orders/blank-served.ts";
import { purgeIntents } from "./orders/placing/purge-intents.ts";
import { makePaymentsGood } from "./payments/make-good.ts";
import { sweepPictures } from "./pictures/swept/sweep-pictures.ts";
import { forgetWords } from "./search/forget-words.ts";
import { purgeSittings } from "./tables/purge-sittings.ts";
import { purgeEvents } from "./webhooks/purge-events.ts";
import { requeueDeliveries } from "./webhooks/requeue-deliveries.ts";

/**
 * All periodic deletion, four times a day; each chore starts four minutes after the one before. Data without a chore
 * here is kept forever. And what jobs have left: those for payments every ten minutes, those of webhooks with their
 * deletion.
 */
export const chores: readonly Chore[] = [
  { name: "payments", cron: "*/10 * * * *", work: makePaymentsGood },
  { name: "intents", cron: "2 */6 * * *", work: purgeIntents },
  {
    name: "webhooks",
    cron: "6 */6 * * *",
    work: (services) => purgeEvents(services).then(() => requeueDeliveries(services)),
  },
  { name: "codes", cron: "10 */6 * * *", work: purgeCodes },
  { name: "accounts", cron: "14 */6 * * *", work: eraseAccounts },
  { name: "notifications", cron: "18 */6 * * *", work: purgeNotifications },
  { name: "pictures", cron: "22 */6 * * *", work: sweepPictures },
  { name: "sessions", cron: "26 */6 * * *", work: purgeSessions },
  { name: "tickets", cron: "30 */6 * * *", work: purgeTickets },
  { name: "sittings", cron: "34 */6 * * *", work: purgeSittings },
  { name: "staff-invitations", cron: "38 */6 * * *", work: purgeStaffInvitations },
  { name: "claims", cron: "42 */6 * * *", work: purgeClaims },
  { name: "menu-misses", cron: "46 */6 * * *", work: purgeMisses },
  { name: "served-orders", cron: "58 */6 * * *", work: (services) => blankServed(services) },
  { name: "menu-versions", cron: "54 */6 * * *", work: (services) => purgeVersions(services) },
  { name: "search-words", cron: "50 */6 * * *", work: (services) => forgetWords(services) },
];
