/** UI components that the storefront and the back office share; none of them uses Ant Design. */
export { Badge } from './display/Badge';
export { Button } from './button/Button';
export { ButtonLink } from './button/ButtonLink';
export { buttonClass } from './button/buttonClass';
export { PageLoader } from './feedback/PageLoader';
export { ConfirmDialog } from './dialog/ConfirmDialog';
export { CountBadge } from './display/CountBadge';
export { Dialog } from './dialog/Dialog';
export { DietMark } from './food/DietMark';
export { EmailField } from './field/EmailField';
export { EmailText } from './display/EmailText';
export { EmptyState } from './feedback/EmptyState';
export { ErrorState } from './feedback/ErrorState';
export { FoodPicture } from './food/FoodPicture';
export { IconButton } from './button/IconButton';
export {
  AlertIcon,
  CartIcon,
  CheckIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  HeartFilledIcon,
  HeartIcon,
  HomeIcon,
  InfoIcon,
  MoonIcon,
  PlusIcon,
  SearchIcon,
  SunIcon,
  SystemIcon,
  UserIcon,
} from './icons/criticalIcons';
export {
  CameraIcon,
  CardIcon,
  CashIcon,
  ChevronDownIcon,
  ClockIcon,
  LogOutIcon,
  MailIcon,
  PencilIcon,
  PhoneIcon,
  PinIcon,
  TrashIcon,
} from './icons/icons';
export { PageHeading } from './display/PageHeading';
export { Panel } from './display/Panel';
export { PasswordField } from './field/PasswordField';
export { BANNER_HUES, categoryHue } from './food/categoryHue';
export { QuantityStepper } from './field/QuantityStepper';
export { RadioCards } from './field/RadioCards';
export { SegmentedFilter } from './field/SegmentedFilter';
export { Select } from './field/Select';
export { Skeleton } from './feedback/Skeleton';
export { StatusTag } from './display/StatusTag';
export { TextArea } from './field/TextArea';
export { TextField } from './field/TextField';
export { Toaster } from './toast/Toaster';
export { Tooltips } from './tooltip/Tooltips';
export { TotalsList } from './display/TotalsList';
export { PART_NOT_LOADED, lazyDialog } from './dialog/lazyDialog';
