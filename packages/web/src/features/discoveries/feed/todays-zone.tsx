import { TabLink } from "@tablee/design-system/tab-links";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTimezone } from "../../../language/device-habits.ts";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { zoneOfToday } from "../../../storage/zone-of-today.ts";

/** The last tab of the feed: the neighbourhood that was visited last today (search §11). */
export function TodaysZone() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const zone = zoneOfToday(useNow(), useTimezone());
  const { data } = useQuery({
    ...orpc.places.zones.queryOptions({ input: {} }),
    enabled: zone !== null,
    staleTime: 600_000,
  });
  const found = data?.zones.find((one) => one.zone === zone);
  if (!found) return null;
  return (
    <TabLink current={false} render={<Link to="/zone/$zone" params={{ zone: found.zone }} />}>
      {textIn(found.name, language)}
    </TabLink>
  );
}
