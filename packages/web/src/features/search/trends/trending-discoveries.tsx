import { useQuery } from "@tanstack/react-query";
import { usePosition } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { DiscoveryWall, DiscoveryWallSkeleton } from "../../discoveries/feed/discovery-wall.tsx";
import { NoTrend } from "./no-trend.tsx";
import { liveTrendQuery } from "./trends-queries.ts";

/** The discoveries that most members currently like and write about, in order of rank. */
export function TrendingDiscoveries({ worldwide, open }: { worldwide: boolean; open: number | undefined }) {
  const { orpc } = useAppContext();
  const position = usePosition();
  const near = !worldwide && position.from === "device" ? position : null;
  const trend = useQuery(liveTrendQuery(orpc, "discoveries", worldwide, near));
  if (trend.isPending) return <DiscoveryWallSkeleton />;
  if (!trend.data) return <CallFailed error={trend.error} retry={() => void trend.refetch()} />;
  const rows = trend.data.items.flatMap((item) => ("recommendation" in item ? [item.recommendation] : []));
  return (
    <DiscoveryWall
      rows={rows}
      variant="popular"
      over="/trends"
      open={open}
      empty={<NoTrend category="discoveries" worldwide={worldwide} />}
    />
  );
}
