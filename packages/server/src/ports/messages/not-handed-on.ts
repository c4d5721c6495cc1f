/** A message that a service did not accept. It contains only the service's codes: its texts quote the recipient. */
export class NotHandedOn extends Error {
  override name = "NotHandedOn";

  constructor(service: string, codes: string) {
    super(`${service} took no message${codes === "" ? "" : ` (${codes})`}`);
  }
}
