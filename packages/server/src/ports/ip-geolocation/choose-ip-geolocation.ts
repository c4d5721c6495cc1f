import { faultName } from "../../http/call-log.ts";
import type { Services } from "../../services.ts";
import { httpIpGeolocation } from "./http-ip-geolocation.ts";
import { type IpGeolocation, noIpGeolocation } from "./ip-geolocation.ts";

/**
 * Returns the geolocation of network addresses: a service given by the template of its URL, or none. Failures are
 * logged without the address in question, which is somebody's.
 */
export function chooseIpGeolocation(
  template: string | null,
  { clock, log }: Pick<Services, "clock" | "log">,
): IpGeolocation {
  if (template === null) return noIpGeolocation;
  const ask = httpIpGeolocation({ template, clock });
  return {
    locate: async (address) => {
      try {
        return await ask(address);
      } catch (error) {
        log.warn(faultName(error), "The geolocation of network addresses does not answer");
        return null;
      }
    },
  };
}
