const sent = new WeakMap<Blob, Buffer>();

/** Creates a file for a form that refers to the body's own bytes, so that readers need not copy them. */
export function sentFile(bytes: Buffer<ArrayBuffer>, name: string, type: string): File {
  const file = new File([bytes], name, { type });
  sent.set(file, bytes);
  return file;
}

/**
 * Returns the bytes of a file, which must not be modified. Copying a photograph several times uses so much memory that
 * a garbage collection of the whole heap occupies all processors while the picture waits to be scaled.
 */
export const bytesOf = async (file: Blob): Promise<Buffer> => sent.get(file) ?? Buffer.from(await file.arrayBuffer());
