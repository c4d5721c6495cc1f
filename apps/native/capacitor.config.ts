/** What Capacitor reads from this file (https://capacitorjs.com/docs/config). */
const config = {
  appId: "app.tablee",
  appName: "Tablée",
  webDir: "dist",
  plugins: {
    // The splash screen stays until the app is ready (src/main.ts).
    SplashScreen: { launchAutoHide: false },
    // While the app is open, it shows notifications itself.
    PushNotifications: { presentationOptions: [] },
    // The page extends under the system bars (index.html).
    SystemBars: { initialViewportFitValueHint: "cover" },
  },
};

export default config;
