import type { Contract } from "@tablee/contract/contract";
import type { NewPlaceFields, NewPlaceRefusal } from "@tablee/domain/management/opening/new-place";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { failureLine } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { isExact } from "../settings/found-place.ts";

const REASONS: Record<NewPlaceRefusal, () => string> = {
  phone_validation_required: () => m.management_claim_phone(),
  name_missing: () => m.management_problem_no_name(),
  name_refused: () => m.management_make_name_refused(),
  name_has_url: () => m.management_name_has_url(),
  address_missing: () => m.management_make_no_address(),
  postal_code_invalid: () => m.management_problem_postal_code(),
  too_many_places: () => m.management_make_too_many(),
};

const MAKE_REFUSED = {
  place_refused: (data) =>
    typeof data === "object" && data !== null && "reason" in data && Object.hasOwn(REASONS, String(data.reason))
      ? REASONS[data.reason as NewPlaceRefusal]()
      : null,
} satisfies RefusalWords<Contract["opening"]["make"]>;

/** What the form sends; the country decides on the currency, the tax and the time zone (management §41). */
interface MadePlaceFields extends NewPlaceFields {
  /** Two letters; null: another one than those offered. */
  country: string | null;
}

/** Creates a place, with its pin if the address can be found, and opens its screens. */
export function useMakePlace() {
  const { api } = useAppContext();
  const client = useQueryClient();
  const navigate = useNavigate();
  const timezone = useTimezone();
  const find = async ({ address, city, postal_code }: NewPlaceFields) => {
    const typed = [address, city, postal_code].filter((words) => words.trim() !== "").join(", ");
    try {
      const [found] = (await api.places.find({ address: typed, ...FALLBACK_POSITION })).results;
      return found && isExact(found) ? { latitude: found.latitude, longitude: found.longitude } : null;
    } catch {
      // The pin is then set by hand, which is the first of the steps.
      return null;
    }
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (place: MadePlaceFields) => api.opening.make({ ...place, timezone, position: await find(place) }),
    onSuccess: async ({ restaurant_id }) => {
      // The member's rights have changed: they are refetched with the member.
      await client.invalidateQueries();
      await navigate({ to: "/restaurant-admin/$restaurant_id", params: { restaurant_id: String(restaurant_id) } });
    },
  });
  const refusal = error ? (wordsOfRefusal(MAKE_REFUSED, error) ?? failureLine(error)) : null;
  return { make: mutate, busy: isPending, refusal };
}
