#pragma once
// System calls that Swift's Glibc module does not show: variadic functions, and what needs _GNU_SOURCE.
#include <dirent.h>
#include <getopt.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <sys/types.h>
#include <sys/un.h>
#include <sys/vfs.h>

/// openat2(2) with RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS. -1 and errno on failure.
int reel_open_beneath(int folder, const char *path, int flags);
/// open(2) with O_TMPFILE, read-write, mode 0666 before umask.
int reel_open_unnamed(int folder);
/// Gives an O_TMPFILE descriptor a name in `folder`; EEXIST when the name is taken.
int reel_link_unnamed(int descriptor, int folder, const char *name);
struct stat;
struct timespec;
/// The status of a name in `folder`, a link's own, or of `folder` itself when `name` is NULL, with the time of birth where the file
/// system keeps one (statx(2)): 1 with it, 0 without, -1 and errno on failure.
int reel_status(int folder, const char *name, struct stat *status, struct timespec *born);
/// renameat2(2) with RENAME_NOREPLACE.
int reel_rename_new(int from_folder, const char *from, int to_folder, const char *to);
/// accept4(2) with SOCK_CLOEXEC | SOCK_NONBLOCK.
int reel_accept(int listener);
/// SO_PEERCRED; 0 on success.
int reel_peer(int connection, pid_t *pid, uid_t *uid, gid_t *gid);
/// prctl(2) calls by name; 0 on success.
int reel_no_new_privileges(void);
int reel_die_with_parent(void);
int reel_not_dumpable(void);
int reel_thread_name(const char *name);
/// Landlock for the calling thread, with no exception to it: it opens no file by its path any more. The interface's version that
/// is in force, 0 where the kernel has none, -1 and errno on failure.
int reel_landlock(void);
/// prlimit(2): sets the soft and hard limits of another process (0 = self); pass the hard limit for both to pin it.
int reel_limit(pid_t process, int resource, uint64_t soft, uint64_t hard);
/// Open file description lock (F_OFD_SETLK, exclusive) on the whole file; EAGAIN when held, `holder` gets its pid or 0.
int reel_lock(int descriptor, pid_t *holder);
/// SCM_RIGHTS: sends `length` bytes and `count` descriptors (<= 8) in one message; bytes sent or -1.
ssize_t reel_send_descriptors(int socket, const void *bytes, size_t length, const int *descriptors, int count);
/// Receives bytes and up to `capacity` descriptors (close-on-exec); `count` tells how many came. Bytes, 0 at end, or -1.
ssize_t reel_receive_descriptors(int socket, void *bytes, size_t length, int *descriptors, int capacity, int *count);
/// What an errno value means, in English whatever the locale; never NULL.
const char *reel_error_text(int code);
/// The symbol of an errno value, such as ENOENT; never NULL.
const char *reel_error_name(int code);
/// This program's environment, for one it starts.
char *const *reel_environment(void);
/// posix_spawn_file_actions_addclosefrom_np(3).
int reel_spawn_close_from(posix_spawn_file_actions_t *actions, int lowest);
/// Reads options with getopt_long(3), whose state is global: calls `each` with every option's `val` (or ':' and '?' for
/// what is wrong, with the letter or `val` to blame in `wrong`) and its argument; returns where the operands begin.
int reel_options(int count, char **arguments, const char *letters, const struct option *names, void *context,
                 void (*each)(void *context, int option, int wrong, const char *argument, const char *word));
/// Columns of the terminal behind a descriptor, 0 when it is none.
int reel_terminal_width(int descriptor);
/// pipe2(2) with O_CLOEXEC.
int reel_pipe(int *ends);
/// A duplicate at `lowest` or above, close-on-exec.
int reel_duplicate(int descriptor, int lowest);
/// Sets or clears O_NONBLOCK.
int reel_set_nonblocking(int descriptor, int on);
/// Moves only the soft limit of another process (0 = self), never above its hard limit.
int reel_soft_limit(pid_t process, int resource, uint64_t soft);
/// pidfd_open(2), close-on-exec: becomes readable when the process ends.
int reel_process_descriptor(pid_t process);
/// CPU time a process has used so far, in nanoseconds; -1 and errno on failure.
int64_t reel_process_cpu(pid_t process);
/// malloc_trim(3).
void reel_return_free_memory(void);
/// kill(2) of a whole process group.
int reel_kill_group(pid_t group, int signal);
