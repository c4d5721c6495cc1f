/** How long a token is stored: until its session ends, or at most until the browser is closed (accounts §11). */
export type TokenKeeping = "lasting" | "session";

/**
 * Stores the session's token, asynchronously because an extension's storage is. If it cannot be stored, it lasts as
 * long as the page.
 */
export interface TokenStore {
  read(): Promise<string | null>;
  /** Without `keeping`, the token is stored in the same way as the previous one. */
  write(token: string | null, keeping?: TokenKeeping): Promise<void>;
  /**
   * Called for a token that a server has refused. Where several devices share the store, another device may have
   * written a newer token that this one has not seen: only this device drops the refused one. Omitted where the store
   * is not shared: the token is deleted.
   */
  refuse?(token: string): Promise<void>;
  /** Whether the stored token outlives the browser's closing; omitted where its presence in local storage says so. */
  lasts?(): boolean;
  /** Calls the listener when another page of the device may have changed the token. */
  onChangeElsewhere(listener: () => void): void;
}

/** A browser's push subscription, as it is sent to the server (RFC 8030, 8291). */
export interface PushSubscribed {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A native app's push address, as its system's service knows it. */
export interface PushToken {
  token: string;
}

/** `refused`: by the person, and only the device's settings can change that; `none`: the device has no push. */
export type PushState = "refused" | "none" | { subscription: PushSubscribed | PushToken | null };

/** Messages that reach the person while the product is closed. */
export interface PushDevice {
  /** Never prompts the person. */
  state(): Promise<PushState>;
  /** May only be called from a press, because it prompts the person. `key`: the server's, which only browsers need. */
  subscribe(key: string): Promise<PushSubscribed | PushToken | "refused" | "none">;
  unsubscribe(): Promise<void>;
  /** Calls the listener with the path that a pressed message leads to, while a page is open. Returns how to stop. */
  onOpen(listener: (path: string) => void): () => void;
}

/** `refused`: by the person; `none`: the device has no camera, or does not allow its use here. */
export type Camera = MediaStream | "refused" | "none";

/** The values with which the sign-in form is filled. */
export interface Remembered {
  email: string;
  password: string;
}

/** Stores a sign-in on the device, encrypted with a key from its keystore (accounts §16). */
export interface RememberedSignIn {
  read(): Promise<Remembered | null>;
  /** null deletes it. */
  keep(what: Remembered | null): Promise<void>;
}

/**
 * Where an address outside the product was opened: in place of this page, which is being left, or `apart` from it, in
 * another tab or app. `blocked`: it was not, because the browser wants a press for it.
 */
export type Opened = "here" | "apart" | "blocked";

export const ENVIRONMENTS = ["live", "dev"] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** The servers between which a native app can be switched (shell §11). */
export interface Environments {
  now: EnvironmentName;
  /** Restarts the app with the other server. false: the device cannot store the choice, and nothing changes. */
  switchTo(name: EnvironmentName): boolean;
}

/** A text that becomes a file of the person's. */
export interface SavedFile {
  text: string;
  name: string;
  /** The media type. */
  type: string;
}

/**
 * Everything that differs between the web app, the native app and the extension. Whatever a device offers besides its
 * document is reached through here, and none of it ever throws: a device that lacks something says so in its answer.
 * `testing/platform-contract.ts` holds the guarantees that each of them gives.
 */
export interface Platform {
  kind: "web" | "native" | "extension";
  /** The server's origin, for calls, sockets and pictures. Never empty, and without a trailing slash. */
  api_origin: string;
  /** The origin of addresses that other people follow: shared links, the codes on tables. */
  public_origin: string;
  /** null: there is only one, as everywhere except in a native app. */
  environments: Environments | null;
  tokens: TokenStore;
  /** Omitted where the device has no keystore. */
  remembered?: RememberedSignIn;
  /** The user agent that the device sends to servers. */
  user_agent: string;
  /** The manufacturer's name for the model; omitted where the device does not say. */
  model?: string;
  /** The device's position, or null where it is refused or unknown. */
  position(): Promise<{ latitude: number; longitude: number } | null>;
  /** Whether the person has already allowed it, so that reading the position does not prompt. */
  positionAllowed(): Promise<boolean>;
  /** `copy` and `share` may only be called from a press. false: it failed. */
  copy(text: string): Promise<boolean>;
  /** Uses the device's share sheet; true also if the person closed it without sharing. */
  share(link: { title: string; url: string }): Promise<boolean>;
  /**
   * Offers the file to the device's apps, or to its storage; true also if the person then wants neither. Omitted where a
   * download saves it, as in browsers.
   */
  saveFile?(file: SavedFile): Promise<boolean>;
  /** Leads to an address of another service, from which the person comes back to an address of ours. */
  openOutside(url: string): Promise<Opened>;
  /** `world` faces away from the person, `person` towards them. */
  camera(at?: "world" | "person"): Promise<Camera>;
  /**
   * The code from a text message addressed to this page, once one arrives; null: none came, or it may not be read here.
   */
  codeOfMessage(signal: AbortSignal): Promise<string | null>;
  push: PushDevice;
  /** Keeps the screen on until the returned function is called; without effect on a device that cannot. */
  keepAwake(): () => void;
  /** Calls the listener when the device reports a network again, which is only a hint. Returns how to stop. */
  onOnline(listener: () => void): () => void;
  /**
   * Calls the listener when the device reports that its network is lost, and at once if it has none; also only a hint.
   * Returns how to stop.
   */
  onOffline(listener: () => void): () => void;
  /** Whether nothing should be fetched without need: the person saves data, or the connection is slow. */
  isSparing(): boolean;
  /**
   * Stores the app's own files on the device, so that it opens offline. `entry` identifies this page's build; `offer`
   * is called with a function that switches to a newer build once there is one. Returns how to stop. Without effect in
   * shells, which include their files.
   */
  keepFiles(entry: string, offer: (take: () => void) => void): () => void;
  /**
   * Calls the listener when the device wakes up, finds its network, or the page becomes visible again. Returns how to
   * stop.
   */
  onWake(listener: () => void): () => void;
}
