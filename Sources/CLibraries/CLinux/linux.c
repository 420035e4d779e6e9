#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <stdint.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <time.h>
#include <unistd.h>

int reel_open_beneath(int folder, const char *path, int flags) {
  struct open_how how = {
      .flags = (uint64_t)(unsigned)flags,
      .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS,
  };
  return (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
}

int reel_open_unnamed(int folder) { return openat(folder, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0666); }

int reel_link_unnamed(int descriptor, int folder, const char *name) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  return linkat(AT_FDCWD, path, folder, name, AT_SYMLINK_FOLLOW);
}

static struct timespec time_of(struct statx_timestamp time) {
  return (struct timespec){.tv_sec = time.tv_sec, .tv_nsec = time.tv_nsec};
}

int reel_status(int folder, const char *name, struct stat *status, struct timespec *born) {
  struct statx found;
  int flags = AT_SYMLINK_NOFOLLOW | (name == NULL ? AT_EMPTY_PATH : 0);
  if (statx(folder, name == NULL ? "" : name, flags, STATX_BASIC_STATS | STATX_BTIME, &found) != 0) {
    // Kernels and containers exist that do not know the call.
    if (errno != ENOSYS && errno != EPERM) return -1;
    return name == NULL ? fstat(folder, status) : fstatat(folder, name, status, AT_SYMLINK_NOFOLLOW);
  }
  *status = (struct stat){
      .st_dev = makedev(found.stx_dev_major, found.stx_dev_minor),
      .st_ino = found.stx_ino,
      .st_mode = found.stx_mode,
      .st_nlink = found.stx_nlink,
      .st_uid = found.stx_uid,
      .st_gid = found.stx_gid,
      .st_size = (off_t)found.stx_size,
      .st_atim = time_of(found.stx_atime),
      .st_mtim = time_of(found.stx_mtime),
      .st_ctim = time_of(found.stx_ctime),
  };
  if (!(found.stx_mask & STATX_BTIME)) return 0;
  *born = time_of(found.stx_btime);
  return 1;
}

int reel_rename_new(int from_folder, const char *from, int to_folder, const char *to) {
  return renameat2(from_folder, from, to_folder, to, RENAME_NOREPLACE);
}

int reel_accept(int listener) { return accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK); }

int reel_peer(int connection, pid_t *pid, uid_t *uid, gid_t *gid) {
  struct ucred peer;
  socklen_t size = sizeof peer;
  if (getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return -1;
  *pid = peer.pid;
  *uid = peer.uid;
  *gid = peer.gid;
  return 0;
}

int reel_no_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }
int reel_die_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }
int reel_not_dumpable(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
int reel_thread_name(const char *name) { return prctl(PR_SET_NAME, name, 0, 0, 0); }

// Debian 12's <linux/landlock.h> ends at version 2 of the interface, so sizes and bits are written out here.
enum { LANDLOCK_VERSION = 1, LANDLOCK_CREATE = 444, LANDLOCK_RESTRICT = 446 };

struct landlock_rules {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

int reel_landlock(void) {
  long version = syscall(LANDLOCK_CREATE, NULL, 0, LANDLOCK_VERSION);
  if (version < 0) return errno == ENOSYS || errno == EOPNOTSUPP ? 0 : -1;
  // Bits that came with each version: 13 at first, then refer, truncate and, with the fifth, ioctl of devices.
  int bits = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13;
  struct landlock_rules rules = {
      .files = (UINT64_C(1) << bits) - 1,
      .network = version >= 4 ? 3 : 0,  // bind and connect of TCP
      .scopes = version >= 6 ? 3 : 0,   // abstract sockets and signals
  };
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int ruleset = (int)syscall(LANDLOCK_CREATE, &rules, size, 0);
  if (ruleset < 0) return -1;
  int result = (int)syscall(LANDLOCK_RESTRICT, ruleset, 0);
  int code = errno;
  close(ruleset);
  errno = code;
  return result < 0 ? -1 : (int)version;
}

int reel_limit(pid_t process, int resource, uint64_t soft, uint64_t hard) {
  struct rlimit limit = {.rlim_cur = soft, .rlim_max = hard};
  return prlimit(process, resource, &limit, NULL);
}

int reel_lock(int descriptor, pid_t *holder) {
  struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  if (fcntl(descriptor, F_OFD_SETLK, &lock) == 0) return 0;
  int error = errno;
  *holder = 0;
  char text[24] = {0};
  if (pread(descriptor, text, sizeof text - 1, 0) > 0) {
    int pid = 0;
    if (sscanf(text, "%d", &pid) == 1) *holder = pid;
  }
  errno = error;
  return -1;
}

ssize_t reel_send_descriptors(int socket, const void *bytes, size_t length, const int *descriptors, int count) {
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = length};
  union {
    char bytes[CMSG_SPACE(8 * sizeof(int))];
    struct cmsghdr align;
  } control;
  memset(&control, 0, sizeof control);
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (count < 0 || count > 8) {
    errno = EINVAL;
    return -1;
  }
  if (count > 0) {
    message.msg_control = control.bytes;
    message.msg_controllen = CMSG_SPACE((size_t)count * sizeof(int));
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN((size_t)count * sizeof(int));
    memcpy(CMSG_DATA(header), descriptors, (size_t)count * sizeof(int));
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL);
}

ssize_t reel_receive_descriptors(int socket, void *bytes, size_t length, int *descriptors, int capacity, int *count) {
  struct iovec part = {.iov_base = bytes, .iov_len = length};
  union {
    char bytes[CMSG_SPACE(8 * sizeof(int))];
    struct cmsghdr align;
  } control;
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  *count = 0;
  ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (received < 0) return received;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header != NULL; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t sent = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    const int *from = (const int *)CMSG_DATA(header);
    for (size_t n = 0; n < sent; n++) {
      if (*count < capacity)
        descriptors[(*count)++] = from[n];
      else
        close(from[n]);
    }
  }
  return received;
}

void reel_return_free_memory(void) { malloc_trim(0); }

int reel_kill_group(pid_t group, int signal) { return kill(-group, signal); }

const char *reel_error_text(int code) {
  const char *text = strerrordesc_np(code);
  return text ? text : "unknown error";
}

const char *reel_error_name(int code) {
  const char *name = strerrorname_np(code);
  return name ? name : "unknown";
}

int reel_duplicate(int descriptor, int lowest) { return fcntl(descriptor, F_DUPFD_CLOEXEC, lowest); }

int reel_set_nonblocking(int descriptor, int on) {
  int flags = fcntl(descriptor, F_GETFL);
  if (flags < 0) return -1;
  return fcntl(descriptor, F_SETFL, on ? flags | O_NONBLOCK : flags & ~O_NONBLOCK);
}

int reel_soft_limit(pid_t process, int resource, uint64_t soft) {
  struct rlimit limit;
  if (prlimit(process, resource, NULL, &limit) != 0) return -1;
  limit.rlim_cur = soft < limit.rlim_max ? soft : limit.rlim_max;
  return prlimit(process, resource, &limit, NULL);
}

int reel_process_descriptor(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int64_t reel_process_cpu(pid_t process) {
  clockid_t clock;
  int error = clock_getcpuclockid(process, &clock);
  if (error != 0) {
    errno = error;
    return -1;
  }
  struct timespec used;
  if (clock_gettime(clock, &used) != 0) return -1;
  return (int64_t)used.tv_sec * 1000000000 + used.tv_nsec;
}

int reel_pipe(int *ends) { return pipe2(ends, O_CLOEXEC); }

char *const *reel_environment(void) { return environ; }

int reel_spawn_close_from(posix_spawn_file_actions_t *actions, int lowest) {
  return posix_spawn_file_actions_addclosefrom_np(actions, lowest);
}

int reel_options(int count, char **arguments, const char *letters, const struct option *names, void *context,
                 void (*each)(void *context, int option, int wrong, const char *argument, const char *word)) {
  optind = 0;
  opterr = 0;
  for (;;) {
    int before = optind == 0 ? 1 : optind;
    int option = getopt_long(count, arguments, letters, names, NULL);
    if (option == -1) return optind;
    // The word that held the option: the one getopt has just left, or is still inside of.
    int at = optind > before ? optind - 1 : before;
    each(context, option, optopt, optarg, at < count ? arguments[at] : "");
  }
}

int reel_terminal_width(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
