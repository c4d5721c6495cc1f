/** How long a token stays: until its session ends, or at most until the browser is closed (accounts §11). */
export type TokenKeeping = "lasting" | "session";

/** Keeps the session's token: asynchronous, since an extension's storage is. What cannot be kept lasts as long as the page. */
export interface TokenStore {
  read(): Promise<string | null>;
  /** Without `keeping` as the one before was kept. */
  write(token: string | null, keeping?: TokenKeeping): Promise<void>;
  /**
   * A server knows this one no more. Where several devices share what is kept, another may have one by now that this one
   * has not heard of: it is taken from this device alone. Left out: nobody shares it, and it is taken away.
   */
  refuse?(token: string): Promise<void>;
  /** Whether what it keeps stays when the browser is closed; left out where local storage tells that by having it. */
  lasts?(): boolean;
  /** Told when another page of the device may have changed it. */
  onChangeElsewhere(listener: () => void): void;
}

/** What reaches a browser while no page of ours is open, as it travels (RFC 8030, 8291). */
export interface PushSubscribed {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What reaches a native app, as its system's service knows it. */
export interface PushToken {
  token: string;
}

/** `refused`: by the person, and only the device's own settings change that; `none`: the device has no such thing. */
export type PushState = "refused" | "none" | { subscription: PushSubscribed | PushToken | null };

/** Messages that reach the person while the product is closed. */
export interface PushDevice {
  /** Asks nobody. */
  state(): Promise<PushState>;
  /** Only from a press: it asks the person. `key`: the server's, which browsers alone need. */
  subscribe(key: string): Promise<PushSubscribed | PushToken | "refused" | "none">;
  unsubscribe(): Promise<void>;
  /** Told of the path that a pressed message leads to, where a page is open. Answers how to stop. */
  onOpen(listener: (path: string) => void): () => void;
}

/** `refused`: by the person; `none`: the device has none, or lets nobody use it here. */
export type Camera = MediaStream | "refused" | "none";

/** What the form of the sign-in is filled with. */
export interface Remembered {
  email: string;
  password: string;
}

/** Where a device keeps it, sealed with a key of its keystore (accounts §16). */
export interface RememberedSignIn {
  read(): Promise<Remembered | null>;
  /** null: forgets it. */
  keep(what: Remembered | null): Promise<void>;
}

export const ENVIRONMENTS = ["live", "dev"] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** The servers between which a native app can be switched (shell §11). */
export interface Environments {
  now: EnvironmentName;
  /** Starts the app anew with the other's server. false: the device does not keep it, and nothing changes. */
  switchTo(name: EnvironmentName): boolean;
}

/**
 * What differs between the web app, the native app and the extension. Everything that a device offers besides its
 * document is reached through here, and nothing of it ever throws: a device that has not got it says so in its answer.
 * `testing/platform-contract.ts` is what each of them keeps.
 */
export interface Platform {
  kind: "web" | "native" | "extension";
  /** Where the server is: its calls, its sockets, its pictures. Empty never; without a slash at its end. */
  api_origin: string;
  /** What addresses begin with that others follow: shared links, the codes on tables. */
  public_origin: string;
  /** null: there is one, as everywhere but in a native app. */
  environments: Environments | null;
  tokens: TokenStore;
  /** Left out: the device has no keystore for it. */
  remembered?: RememberedSignIn;
  /** What the device says of itself to servers. */
  user_agent: string;
  /** What its maker calls it; left out where it does not say. */
  model?: string;
  /** The device's position, or null where it is refused or unknown. */
  position(): Promise<{ latitude: number; longitude: number } | null>;
  /** Whether the person allowed it before, so that asking asks nobody. */
  positionAllowed(): Promise<boolean>;
  /** Both only from a press. false: it could not be done. */
  copy(text: string): Promise<boolean>;
  /** By the device's own sheet; true also for whoever thought better of it there. */
  share(link: { title: string; url: string }): Promise<boolean>;
  /** Looks away from the person, or at the person. */
  camera(at?: "world" | "person"): Promise<Camera>;
  /** The code of a text message to this page, once one comes; null: none, or nobody may read it here. */
  codeOfMessage(signal: AbortSignal): Promise<string | null>;
  push: PushDevice;
  /** Keeps the screen from going dark until what it answers is called; a device that cannot does as it always does. */
  keepAwake(): () => void;
  /** Told when the device found its network, a hint at most. Answers how to stop. */
  onOnline(listener: () => void): () => void;
  /** Told when the device lost its network, at once where it has none: a hint too. Answers how to stop. */
  onOffline(listener: () => void): () => void;
  /** Whether nothing should be fetched that nobody asked for: the person wants to save, or the line is poor. */
  isSparing(): boolean;
  /**
   * Keeps the app's own files on the device, so that it opens without a line. `entry` names the build of this page;
   * `offer` is told how to go over to a newer one when that is there. Answers how to stop. Shells bring their files.
   */
  keepFiles(entry: string, offer: (take: () => void) => void): () => void;
  /** Told when the device woke up, found its network, or the page is looked at again. Answers how to stop. */
  onWake(listener: () => void): () => void;
}
