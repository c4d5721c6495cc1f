let loaded: ReturnType<typeof load> | undefined;

/** The library that reads pictures and composes them, loaded for the first one. */
export const pictureDecoder = () => (loaded ??= load());

/**
 * With its readers of all other kinds shut. The one of SVG is open for what we draw ourselves: whoever takes in a file
 * asks first of what kind it is.
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
  // Every picture comes once: what would be kept of it is memory that nobody asks for again.
  sharp.cache(false);
  // Two are made at once; one thread each leaves the others to whoever is being answered.
  sharp.concurrency(1);
  return sharp;
}
