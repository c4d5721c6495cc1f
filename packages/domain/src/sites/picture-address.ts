export const MAX_PICTURE_ADDRESS = 2_000;

/** On our own host, or https: a page shows no others. */
export const PICTURE_ADDRESS = /^(?:\/(?![/\\])|https:\/\/)[^\s"'()\\]+$/;

/** Whether a site can show the picture at an address as its own (restaurants §26). */
export const isPictureAddress = (address: string): boolean =>
  address.length <= MAX_PICTURE_ADDRESS && PICTURE_ADDRESS.test(address);
