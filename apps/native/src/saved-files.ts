import { Directory, Encoding } from "@capacitor/filesystem";
import type { SavedFile } from "@tablee/web/platform/platform";
import type { Plugins } from "./plugins.ts";

/** Where files are that the sheet offers: until the app starts again, or the member signs out (shell §35). */
const FOLDER = { path: "saved", directory: Directory.Cache, recursive: true };

/** Whether the person closed the system's sheet, which the plugin reports as an error. */
export const wasClosed = (error: unknown): boolean => error instanceof Error && /cancell?ed/i.test(error.message);

/** Offers files by the system's sheet, because the app's view saves no downloads. */
export const savedFiles = ({ files, share }: Plugins) => ({
  save: async ({ text, name }: SavedFile): Promise<boolean> => {
    try {
      const path = `${FOLDER.path}/${name}`;
      const { uri } = await files.writeFile({ ...FOLDER, path, data: text, encoding: Encoding.UTF8 });
      await share.share({ title: name, files: [uri] });
      return true;
    } catch (error) {
      return wasClosed(error);
    }
  },
  forget: (): Promise<void> => files.rmdir(FOLDER).catch(() => undefined),
});
