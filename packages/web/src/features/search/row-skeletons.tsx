import { Skeleton } from "@tablee/design-system/skeleton";

interface RowSkeletonsProps {
  label: string;
  count: number;
  /** The classes of the container. */
  className: string;
  /** The classes of each row. */
  row?: string;
}

/** Placeholders of rows that are loading: a picture and two lines. */
export const RowSkeletons = ({ label, count, className, row = "" }: RowSkeletonsProps) => (
  <div role="status" aria-label={label} className={className}>
    {Array.from({ length: count }, (_, at) => (
      <span key={at} className={`flex items-center gap-3.5 ${row}`}>
        <Skeleton className="size-14 shrink-0 rounded-inner" />
        <span className="grid grow gap-2">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3.5 w-1/3" />
        </span>
      </span>
    ))}
  </div>
);
