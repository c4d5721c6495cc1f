let loaded: ReturnType<typeof load> | undefined;

/** The library that decodes and composes pictures, loaded on first use. */
export const pictureDecoder = () => (loaded ??= load());

/**
 * Blocks the decoders of all other formats. SVG is allowed for our own drawings; uploaded files are checked for their
 * format before they get here.
 */
async function load() {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpegBuffer",
      "VipsForeignLoadPngBuffer",
      "VipsForeignLoadWebpBuffer",
      "VipsForeignLoadHeifBuffer",
      "VipsForeignLoadSvgBuffer",
    ],
  });
  // Each picture comes only once, so a cache would be wasted memory.
  sharp.cache(false);
  // Two pictures are processed at once; with one thread each, the other threads are free for answering calls.
  sharp.concurrency(1);
  return sharp;
}
