import type { Contract } from "@tablee/contract/contract";
import type { ClaimRefusal } from "@tablee/domain/management/claim";
import type { RefusalWords } from "../../../api/refusal-words.ts";
import { m } from "../../../paraglide/messages.js";

/** The texts for why a claim was refused, for the member who made it. */
export const REFUSAL_WORDS = {
  not_shown: () => m.management_claim_refusal_not_shown(),
  not_theirs: () => m.management_claim_refusal_not_theirs(),
  gone: () => m.management_claim_refusal_gone(),
  somebody_else: () => m.management_claim_refusal_somebody_else(),
} as const satisfies Record<ClaimRefusal, () => string>;

export const CLAIM_REFUSED = {
  phone_validation_required: () => m.management_claim_phone(),
  place_owned: () => m.management_claim_owned(),
  already_claimed: () => m.management_claim_already(),
  too_many_claims: () => m.management_claim_too_many(),
} satisfies RefusalWords<Contract["claims"]["claim"]>;

export const SEND_REFUSED = {
  no_domain: () => m.management_claim_no_domain(),
  invalid_email: () => m.management_claim_local_invalid(),
  unavailable: () => m.accounts_mail_off(),
  place_owned: () => m.management_claim_owned(),
} satisfies RefusalWords<Contract["claims"]["sendCode"]>;

export const CODE_REFUSED = {
  wrong_code: () => m.management_claim_code_wrong(),
  code_expired: () => m.management_claim_code_expired(),
  phone_validation_required: () => m.management_claim_phone(),
  place_owned: () => m.management_claim_owned(),
} satisfies RefusalWords<Contract["claims"]["confirm"]>;

export const DECIDE_REFUSED = {
  already_decided: () => m.management_claims_decided(),
  place_owned: () => m.management_claim_owned(),
  claimant_away: () => m.management_claims_away(),
} satisfies RefusalWords<Contract["claims"]["decide"]>;
