/**
 * Deletes in statements of `batch` rows, because a larger one would lock its rows for long; returns how many were
 * deleted.
 */
export const purgeInBatches = async (batch: number, deleteUpTo: (most: number) => Promise<number>): Promise<number> => {
  let purged = 0;
  for (;;) {
    const gone = await deleteUpTo(batch);
    purged += gone;
    if (gone < batch) return purged;
  }
};
