import { PREPARING } from "../restaurants/ordering-status.ts";

/**
 * Whether a place's owner may invite staff by mail (management §22). A place that a member has made up is nobody's yet: its
 * name would reach strangers as Tablée's own words. So it has opened before, or an administrator or the place's own mail
 * has confirmed a claim of it.
 */
export const mayInviteByMail = ({ status, claimed }: { status: string; claimed: boolean }): boolean =>
  status !== PREPARING || claimed;
