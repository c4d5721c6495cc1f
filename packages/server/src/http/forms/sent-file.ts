const sent = new WeakMap<Blob, Buffer>();

/** A file of a body, which keeps the body's own bytes beside it: what reads it need not have them copied out again. */
export function sentFile(bytes: Buffer<ArrayBuffer>, name: string, type: string): File {
  const file = new File([bytes], name, { type });
  sent.set(file, bytes);
  return file;
}

/**
 * What is in a file, to be read and not written to. A photograph that is copied a few times on its way is so much memory
 * that the whole heap is swept for it, with all processors, while its points wait to be scaled.
 */
export const bytesOf = async (file: Blob): Promise<Buffer> => sent.get(file) ?? Buffer.from(await file.arrayBuffer());
