/** What Capacitor reads of it (https://capacitorjs.com/docs/config). */
const config = {
  appId: "app.tablee",
  appName: "Tablée",
  webDir: "dist",
  plugins: {
    // Until the app stands there (src/main.ts).
    SplashScreen: { launchAutoHide: false },
    // Who looks at the app is told by the app.
    PushNotifications: { presentationOptions: [] },
    // The page reaches under the bars of the system (index.html).
    SystemBars: { initialViewportFitValueHint: "cover" },
  },
};

export default config;
