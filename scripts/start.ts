import { main } from "./lifetime";
import { serve } from "./serve";

main(() => serve("start"));
