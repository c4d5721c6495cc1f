import { faultName } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import { httpGeocoder, type HttpGeocoderOptions } from "./geocoder-http.ts";
import { offlineGeocoder } from "./geocoder-offline.ts";
import type { Geocoder } from "./geocoder.ts";

/**
 * Returns the process's geocoder: our own table, or a service with the table as a fallback. Failures of a service are
 * logged without the question, which says where somebody lives.
 */
export const chooseGeocoder = (
  service: Pick<HttpGeocoderOptions, "kind" | "url"> | null,
  { database, clock, log }: Pick<Services, "database" | "clock" | "log">,
): Geocoder => {
  const offline = offlineGeocoder(database.db);
  if (!service) return offline;
  const online = httpGeocoder({ ...service, clock });
  const orOffline = async <Answer>(ask: (geocoder: Geocoder) => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(online);
    } catch (error) {
      log.warn(faultName(error), "The geocoder does not answer");
      return ask(offline);
    }
  };
  return {
    suggest: (query, near) => orOffline((geocoder) => geocoder.suggest(query, near)),
    locate: (address, near) => orOffline((geocoder) => geocoder.locate(address, near)),
    reverse: (point) => orOffline((geocoder) => geocoder.reverse(point)),
  };
};
