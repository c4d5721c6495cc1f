/** A message that a service did not take. It says why in the service's codes alone: its words quote the recipient. */
export class NotHandedOn extends Error {
  override name = "NotHandedOn";

  constructor(service: string, codes: string) {
    super(`${service} took no message${codes === "" ? "" : ` (${codes})`}`);
  }
}
