import { roomMap } from "./rules/room-map.ts";
import { deviceByPlatform } from "./rules/device-by-platform.ts";
import { floors } from "./rules/floors.ts";
import { oneClock } from "./rules/one-clock.ts";
import { oneDoor } from "./rules/one-door.ts";
import { roleColours } from "./rules/role-colours.ts";
import { sqlRooms } from "./rules/sql-rooms.ts";
import { wordsByHook } from "./rules/words-by-hook.ts";

/** Our own lint rules, which no existing rule covers. Loaded by .oxlintrc.json as `tablee/…`. */
export default {
  meta: { name: "tablee" },
  rules: {
    "device-by-platform": deviceByPlatform,
    floors,
    "room-map": roomMap,
    "sql-rooms": sqlRooms,
    "one-door": oneDoor,
    "one-clock": oneClock,
    "role-colours": roleColours,
    "words-by-hook": wordsByHook,
  },
};
