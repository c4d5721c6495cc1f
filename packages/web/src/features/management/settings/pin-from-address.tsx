import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { addressLine } from "@tablee/domain/places/address-line";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { MAX_ADDRESS_QUERY } from "@tablee/domain/places/read-address";
import { useMutation } from "@tanstack/react-query";
import { MapPinCheck } from "lucide-react";
import { failureLine } from "../../../api/failure-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { isExact } from "./found-place.ts";
import type { SettingsForm } from "./use-settings.ts";

/** Puts the pin where the server finds the typed address; it can be moved from there (management §34). */
export function PinFromAddress({ form }: { form: SettingsForm }) {
  useWords();
  const { api } = useAppContext();
  const { address, city, postal_code, position } = form.values;
  const typed = [address, city, postal_code]
    .map((words) => words.trim())
    .filter((words) => words !== "")
    .join(", ");
  const find = useMutation({
    mutationFn: async () => {
      const { results } = await api.places.find({ address: typed, ...(position ?? FALLBACK_POSITION) });
      return results[0] ?? null;
    },
    onSuccess: (place) => {
      if (place) form.set("position", { latitude: place.latitude, longitude: place.longitude });
    },
  });
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        size="sm"
        start={<MapPinCheck aria-hidden="true" />}
        disabled={address.trim() === "" || typed.length > MAX_ADDRESS_QUERY}
        loading={find.isPending}
        onClick={() => find.mutate()}
      >
        {m.management_pin_from_address()}
      </Button>
      {find.data && !isExact(find.data) ? (
        <Message tone="warning" announce>
          {m.management_pin_near({ place: addressLine(find.data.formatted_address) })}
        </Message>
      ) : null}
      {find.data === null ? (
        <Message tone="warning" announce>
          {m.management_pin_not_found()}
        </Message>
      ) : null}
      {find.isError ? (
        <Message tone="danger" announce>
          {failureLine(find.error)}
        </Message>
      ) : null}
    </div>
  );
}
