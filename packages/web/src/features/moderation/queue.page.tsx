import { lazy } from "react";
import { AdminFrame } from "../admin/admin-frame.tsx";

const QueueScreen = lazy(async () => ({ default: (await import("./queue-screen.tsx")).QueueScreen }));

/** The page of what waits for a moderator (moderation §1). */
export const QueuePage = () => (
  <AdminFrame wide current="queue">
    <QueueScreen />
  </AdminFrame>
);
