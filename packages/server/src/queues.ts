import { ownMailQueue } from "./accounts/own/own-mails.ts";
import { codeQueue } from "./accounts/registration/code-message.ts";
import { invitationQueue } from "./accounts/registration/invitation-mail.ts";
import { signInMailQueue } from "./accounts/sign-in/sign-in-mails.ts";
import { ticketQueue } from "./kitchen/printing/print-ticket.ts";
import { correctionQueue } from "./kitchen/tell-correction.ts";
import { claimCodeQueue, claimNewsQueue } from "./management/claims/claim-mails.ts";
import { staffMailQueue } from "./management/people/staff-mail.ts";
import { menuQueue } from "./management/plan-publication.ts";
import { followersQueue } from "./notifications/notify-followers.ts";
import { sendAgainQueue, sendOutQueue } from "./notifications/send-out.ts";
import { articleQueue } from "./pages/schedule-article.ts";
import { contactQueue } from "./pages/send-contact.ts";
import { unpaidQueue } from "./payments/end-unpaid.ts";
import { refundQueue } from "./payments/refund.ts";
import { deliveriesQueue } from "./webhooks/deliver.ts";
import type { JobQueue } from "./jobs/job-queue.ts";

/** Every job queue of the product. Jobs in a queue that is missing here are never run. */
export const queues: readonly JobQueue<never>[] = [
  deliveriesQueue,
  ticketQueue,
  correctionQueue,
  codeQueue,
  invitationQueue,
  staffMailQueue,
  claimCodeQueue,
  claimNewsQueue,
  menuQueue,
  articleQueue,
  contactQueue,
  ownMailQueue,
  signInMailQueue,
  followersQueue,
  sendOutQueue,
  sendAgainQueue,
  unpaidQueue,
  refundQueue,
];
