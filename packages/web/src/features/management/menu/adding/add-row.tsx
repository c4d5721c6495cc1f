import { Button } from "@tablee/design-system/button";
import { useOnePress } from "@tablee/design-system/dialogs/one-press";
import { Plus } from "lucide-react";

interface AddRowProps {
  label: string;
  add: () => void;
  disabled: boolean;
}

/** The button below rows that adds one: a double tap adds one, not two. */
export function AddRow({ label, add, disabled }: AddRowProps) {
  const { isFirst } = useOnePress(true);
  return (
    <Button
      variant="quiet"
      className="justify-self-start"
      disabled={disabled}
      start={<Plus aria-hidden="true" />}
      onClick={({ timeStamp }) => {
        if (isFirst(timeStamp)) add();
      }}
    >
      {label}
    </Button>
  );
}
