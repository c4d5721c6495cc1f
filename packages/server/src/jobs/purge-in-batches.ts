/** Deletes by statements of `batch` rows, because one that deletes more would hold its rows for long; answers how many. */
export const purgeInBatches = async (batch: number, deleteUpTo: (most: number) => Promise<number>): Promise<number> => {
  let purged = 0;
  for (;;) {
    const gone = await deleteUpTo(batch);
    purged += gone;
    if (gone < batch) return purged;
  }
};
