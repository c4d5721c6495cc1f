import { showComment, takeCommentAway } from "./comments/show-comment.ts";
import { printByItself } from "./kitchen/printing/print-by-itself.ts";
import { printCorrected } from "./kitchen/printing/print-corrected.ts";
import { tellCorrection } from "./kitchen/tell-correction.ts";
import { layBrought } from "./management/lay-brought.ts";
import { notifyDiner } from "./notifications/notify-diner.ts";
import { notifyFollowers } from "./notifications/notify-followers.ts";
import {
  notifyCommented,
  notifyCredited,
  notifyDecided,
  notifyRejected,
  notifyFollowed,
  notifyLiked,
} from "./notifications/notify-people.ts";
import { payBack, waitForPayment } from "./payments/pay-back.ts";
import { showOrder } from "./realtime/show-order.ts";
import { endSitting } from "./tables/ending/end-sitting.ts";
import { reopenSitting } from "./tables/ending/reopen-sitting.ts";
import { showOrdered } from "./tables/ending/show-ordered.ts";
import type { Services } from "./services.ts";
import { announceCorrected, announceMoved, announcePlaced } from "./webhooks/announce-order.ts";

/**
 * The subscribers of every event, in the order in which they run. A subscriber that is missing here is never called.
 */
export const subscribers: Services["subscribers"] = {
  "order.placed": [showOrder, printByItself, endSitting, announcePlaced, waitForPayment],
  "order.moved": [showOrder, printByItself, reopenSitting, showOrdered, announceMoved, notifyDiner, payBack],
  "order.corrected": [showOrder, showOrdered, announceCorrected, printCorrected, tellCorrection, payBack],
  "order.given_back": [showOrder],
  "order.arrived": [showOrder],
  "menu.brought": [layBrought],
  "discovery.liked": [notifyLiked],
  "discovery.published": [notifyFollowers],
  "discovery.decided": [notifyDecided],
  "comment.posted": [showComment, notifyCommented],
  "member.followed": [notifyFollowed],
  "member.credited": [notifyCredited],
  "comment.rejected": [notifyRejected],
  "comment.deleted": [takeCommentAway],
};
