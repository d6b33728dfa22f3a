import { expect, it, vi } from "vitest";
import { Button } from "@/components/ui/button";

/** What a click does to a button: whether it submits, given that it is of that type, and whether it acts. */
function click(props: Parameters<typeof Button>[0]) {
  const { onClick, disabled } = Button(props).props as {
    onClick?: (event: object) => void;
    disabled?: boolean;
  };
  const preventDefault = vi.fn();
  onClick?.({ preventDefault });
  return { submits: preventDefault.mock.calls.length === 0, isSwitchedOff: disabled === true };
}

it.each(["submit", "button"] as const)(
  "a busy %s does nothing, and keeps the focus while it does",
  (type) => {
    const act = vi.fn();
    expect(click({ type, busy: true, onClick: act })).toEqual({ submits: false, isSwitchedOff: false });
    expect(act).not.toHaveBeenCalled();
  },
);

it("acts when it is not busy", () => {
  const act = vi.fn();
  expect(click({ type: "submit", onClick: act })).toEqual({ submits: true, isSwitchedOff: false });
  expect(act).toHaveBeenCalledOnce();
});
